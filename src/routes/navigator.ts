type Go = (path: string, options?: { readonly replace?: boolean }) => void;

/** Moves the customer to another address from outside of React; a move asked for before the router is attached waits for it. */
export interface Navigator {
  go: Go;
  attach(go: Go): () => void;
  /** Told of every move within the product. */
  moved(): void;
  /** Path and query of where the customer is. */
  here(): string;
  /** False on the first page of a visit: there is no previous one within the product. */
  canGoBack(): boolean;
}

export const createNavigator = (here: () => string): Navigator => {
  let router: Go | undefined;
  let waiting: Parameters<Go> | undefined;
  let moves = 0;
  return {
    go: (...move) => {
      if (router) router(...move);
      else waiting = move;
    },
    moved: () => void moves++,
    canGoBack: () => moves > 0,
    attach: (go) => {
      router = go;
      if (waiting) go(...waiting);
      waiting = undefined;
      return () => (router = undefined);
    },
    here,
  };
};
