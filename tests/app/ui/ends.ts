type Watcher = { readonly options: IntersectionObserverInit; isWatching: boolean; readonly come: (isIntersecting: boolean) => void };

/** Every watcher of a list's end since `watchEnds`, the newest last. */
export const watchers: Watcher[] = [];

/** Lets a test bring the ends of lists near, where no layout does. */
export const watchEnds = (): void => {
  watchers.length = 0;
  globalThis.IntersectionObserver = class {
    readonly watcher: Watcher;
    constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
      this.watcher = { options, isWatching: false, come: (isIntersecting) => tell([{ isIntersecting }]) };
      watchers.push(this.watcher);
    }
    observe(): void {
      this.watcher.isWatching = true;
    }
    disconnect(): void {
      this.watcher.isWatching = false;
    }
  } as never;
};
