import type { Stream } from '@domain/kernel/stream.ts';

/** Plain messages between the tabs of one browser. */
export interface TabChannel {
  post(message: unknown): void;
  readonly messages: Stream<unknown>;
  close(): void;
}

/** The other open tabs of the product in this browser. */
export interface TabPeers {
  /** Calls `lead` once this tab is elected leader under the name; it leads until `signal` aborts. */
  lead(name: string, lead: () => void, signal: AbortSignal): void;
  channel(name: string): TabChannel;
}

type Deps = { readonly locks: Pick<LockManager, 'request'>; readonly open: (name: string) => BroadcastChannel };

/**
 * Elects the leader with Web Locks, which also release when its tab closes or crashes; a broadcast channel carries the
 * messages.
 */
export const createTabPeers = ({ locks, open }: Deps): TabPeers => ({
  lead: (name, lead, signal) => {
    const hold = (): Promise<void> =>
      new Promise((release) => {
        // The lock may have been granted just before the abort, with the callback running only now.
        if (signal.aborted) return release();
        signal.addEventListener('abort', () => release(), { once: true });
        lead();
      });
    // The request rejects when the signal aborts the wait: the tab withdraws its candidacy.
    locks.request(name, { signal }, hold).catch(() => undefined);
  },
  channel: (name) => {
    const channel = open(name);
    return {
      post: (message) => channel.postMessage(message),
      messages: {
        subscribe: (observer) => {
          const forward = (event: MessageEvent<unknown>): void => observer.next(event.data);
          channel.addEventListener('message', forward);
          return { unsubscribe: () => channel.removeEventListener('message', forward) };
        },
      },
      close: () => channel.close(),
    };
  },
});
