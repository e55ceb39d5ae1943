/** The page of this tab, as far as leaving it and coming back are concerned. */
export interface LeavablePage {
  /** Scheme and host of this site. */
  origin(): string;
  /** What follows the # of the address; empty without one. */
  fragment(): string;
  /** Removes it from the address, and so from the history. */
  dropFragment(): void;
  /** What follows the ? of the address; empty without one. */
  query(): string;
  /** Removes query and fragment from the address, and so from the history. */
  dropQuery(): void;
  leave(url: string): void;
  /** Stops leaving, as long as the other page has not answered. */
  stay(): void;
  /** Resolves when the browser shows the page as it was left, which Back may do. */
  shownAgain(): Promise<void>;
}

type Window = {
  readonly location: Pick<Location, 'origin' | 'hash' | 'pathname' | 'search' | 'assign'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  stop(): void;
  addEventListener(type: 'pageshow', listener: (event: Pick<PageTransitionEvent, 'persisted'>) => void): void;
};

/** On the server, and in a terminal, there is no window: such a page has no fragment, and nobody leaves it. */
export const createLeavablePage = (find: () => Window | undefined): LeavablePage => {
  const here = (): Window => {
    const found = find();
    if (!found) throw new TypeError('A page without a window cannot be left');
    return found;
  };
  return {
    origin: () => here().location.origin,
    fragment: () => find()?.location.hash.slice(1) ?? '',
    dropFragment: () => {
      const { history, location } = here();
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    },
    query: () => find()?.location.search.slice(1) ?? '',
    dropQuery: () => {
      const { history, location } = here();
      history.replaceState(history.state, '', location.pathname);
    },
    leave: (url) => here().location.assign(url),
    stay: () => here().stop(),
    // The first showing of a page is none of these.
    shownAgain: () =>
      new Promise((resolve) => here().addEventListener('pageshow', ({ persisted }) => void (persisted && resolve()))),
  };
};
