import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

type Watcher = {
  readonly options: IntersectionObserverInit;
  isWatching: boolean;
  readonly watched: Element[];
  readonly come: (isIntersecting: boolean) => void;
};

/** Every watcher of a list's end since `watchEnds`, the newest last. */
export const watchers: Watcher[] = [];

/** Lets a test bring the ends of lists near, where no layout does. */
export const watchEnds = (): void => {
  watchers.length = 0;
  globalThis.IntersectionObserver = class {
    readonly watcher: Watcher;
    constructor(
      tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
      options: IntersectionObserverInit,
    ) {
      this.watcher = { options, isWatching: false, watched: [], come: (isIntersecting) => tell([{ isIntersecting }]) };
      watchers.push(this.watcher);
    }
    observe(element: Element): void {
      this.watcher.watched.push(element);
      this.watcher.isWatching = true;
    }
    disconnect(): void {
      this.watcher.isWatching = false;
    }
  } as never;
};

/**
 * Brings every watched end near and lets `settle` go by. Code of its own may show an end a moment before it is watched,
 * so this waits for one.
 */
export const bringEndsNear = async (settle: () => Promise<unknown>): Promise<void> => {
  const watching = () => watchers.filter(({ isWatching }) => isWatching);
  await waitFor(() => expect(watching()).not.toEqual([]));
  await act(async () => {
    for (const watcher of watching()) watcher.come(true);
    await settle();
  });
};
