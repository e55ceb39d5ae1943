type Go = (path: string, options?: { readonly replace?: boolean }) => void;

/** Navigates from outside of React; a navigation before the router is attached is queued. */
export interface Navigator {
  go: Go;
  /**
   * Closes a sheet over the page of this path: one step back to that page, or a replacement where it is not the
   * previous entry.
   */
  close(path: string): void;
  attach(go: Go): () => void;
  /** Called with the position in the history of the visit. */
  moved(step: number): void;
  /** Path and query of the current page. */
  here(): string;
  /** Whether the visit has a previous page within the product; replacing its first page adds none. */
  canGoBack(): boolean;
}

type Deps = { readonly here: () => string; readonly back: () => void };

export const createNavigator = ({ here, back }: Deps): Navigator => {
  let router: Go | undefined;
  let waiting: Parameters<Go> | undefined;
  let step = 0;
  /** The paths of this visit's history, as far as this tab has seen them. */
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
      // Going back is asynchronous: a second press would leave the page as well.
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
