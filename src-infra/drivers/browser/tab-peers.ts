import type { Stream } from '@domain/kernel/stream.ts';

/** Plain messages between the tabs of one browser. */
export interface TabChannel {
  post(message: unknown): void;
  readonly messages: Stream<unknown>;
  close(): void;
}

/** The other tabs of this browser that show the product. */
export interface TabPeers {
  /** Calls `lead` once this tab is the only one that leads under the name; it leads until `signal` aborts. */
  lead(name: string, lead: () => void, signal: AbortSignal): void;
  channel(name: string): TabChannel;
}

type Deps = { readonly locks: Pick<LockManager, 'request'>; readonly open: (name: string) => BroadcastChannel };

/** Web Locks choose the leader, also when the old one is closed or crashes; a broadcast channel carries the messages. */
export const createTabPeers = ({ locks, open }: Deps): TabPeers => ({
  lead: (name, lead, signal) => {
    const hold = (): Promise<void> =>
      new Promise((release) => {
        // The lock may have been given in the moment before the end, and its holder told only now.
        if (signal.aborted) return release();
        signal.addEventListener('abort', () => release(), { once: true });
        lead();
      });
    // The request rejects when the signal ends the waiting: that is how a tab stands back.
    locks.request(name, { signal }, hold).catch(() => undefined);
  },
  channel: (name) => {
    const channel = open(name);
    return {
      post: (message) => channel.postMessage(message),
      messages: {
        subscribe: (observer) => {
          const tell = (event: MessageEvent<unknown>): void => observer.next(event.data);
          channel.addEventListener('message', tell);
          return { unsubscribe: () => channel.removeEventListener('message', tell) };
        },
      },
      close: () => channel.close(),
    };
  },
});
