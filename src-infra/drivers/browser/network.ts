import type { Stream } from '@domain/kernel/stream.ts';

/** Whether the device has a network; the server may be unreachable all the same. */
export interface Network {
  isOnline(): boolean;
  /** Emits every change. */
  readonly changes: Stream<boolean>;
}

type NetworkWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

export const createNetwork = (window: NetworkWindow): Network => ({
  isOnline: () => window.navigator.onLine,
  changes: {
    subscribe: (observer) => {
      const notify = (): void => observer.next(window.navigator.onLine);
      for (const type of CHANGES) window.addEventListener(type, notify);
      return { unsubscribe: () => CHANGES.forEach((type) => window.removeEventListener(type, notify)) };
    },
  },
});

const CHANGES = ['online', 'offline'] as const;
