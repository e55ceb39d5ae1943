import type { Stream } from '@domain/kernel/stream.ts';

/** Whether the device has a network; that it has one does not say that the server can be reached. */
export interface Network {
  isUp(): boolean;
  /** Tells every change. */
  readonly changes: Stream<boolean>;
}

type NetworkWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly navigator: Pick<Navigator, 'onLine'> };

export const createNetwork = (window: NetworkWindow): Network => ({
  isUp: () => window.navigator.onLine,
  changes: {
    subscribe: (observer) => {
      const tell = (): void => observer.next(window.navigator.onLine);
      for (const type of CHANGES) window.addEventListener(type, tell);
      return { unsubscribe: () => CHANGES.forEach((type) => window.removeEventListener(type, tell)) };
    },
  },
});

const CHANGES = ['online', 'offline'] as const;
