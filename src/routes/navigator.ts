type Go = (path: string, options?: { readonly replace?: boolean }) => void;

/** Moves the customer to another address from outside of React; a move asked for before the router is attached waits for it. */
export interface Navigator {
  go: Go;
  /** Leaves what stands open over the page of this path: one step back to that page, or in its place where it is not the step before. */
  close(path: string): void;
  attach(go: Go): () => void;
  /** Told where in the history of the visit the customer has come. */
  moved(step: number): void;
  /** Path and query of where the customer is. */
  here(): string;
  /** False on the first page of a visit, also where others have taken its place: there is no previous one within the product. */
  canGoBack(): boolean;
}

type Deps = { readonly here: () => string; readonly back: () => void };

export const createNavigator = ({ here, back }: Deps): Navigator => {
  let router: Go | undefined;
  let waiting: Parameters<Go> | undefined;
  let step = 0;
  /** The addresses of this visit's history, as far as this tab has seen them. */
  const steps: string[] = [];
  let isLeaving = false;
  const go: Go = (...move) => {
    if (router) router(...move);
    else waiting = move;
  };
  return {
    go,
    close: (path) => {
      if (steps[step - 1] !== path) return go(path, { replace: true });
      // The browser takes its time to go back: pressed twice, it would leave the page as well.
      if (!isLeaving) back();
      isLeaving = true;
    },
    moved: (to) => {
      step = to;
      steps[to] = here();
      isLeaving = false;
    },
    canGoBack: () => step > 0,
    attach: (attached) => {
      router = attached;
      if (waiting) attached(...waiting);
      waiting = undefined;
      return () => (router = undefined);
    },
    here,
  };
};
