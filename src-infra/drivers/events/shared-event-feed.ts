import type { TabPeers } from '../browser/tab-peers.ts';
import { createHotStream } from './hot-stream.ts';
import type { EventFeed, FeedSignal } from './server-event.ts';

type Deps = {
  readonly tabs: TabPeers;
  /** One stream per name: the account's, so that another one never hears it. */
  readonly name: () => string;
  readonly feed: EventFeed;
};

/** What tabs say to each other: the leader what it hears, a new one that it wants to know how things stand. */
type Message = { readonly from: 'leader'; readonly signal: FeedSignal } | { readonly from: 'follower' };

/** Contract 8.4, one stream per browser: one tab listens to the server and tells the others. */
export const createSharedEventFeed = ({ tabs, name, feed }: Deps): EventFeed =>
  createHotStream((emit) => {
    const ended = new AbortController();
    const channel = tabs.channel(name());
    let isOpen = false;
    let isLeading = false;

    const listening = channel.messages.subscribe({
      next: (message) => {
        const said = message as Message;
        if (said.from === 'leader' && !isLeading) emit(said.signal);
        if (said.from === 'follower' && isLeading) channel.post({ from: 'leader', signal: { kind: isOpen ? 'open' : 'lost' } } satisfies Message);
      },
    });
    channel.post({ from: 'follower' } satisfies Message);

    const lead = (): void => {
      isLeading = true;
      const following = feed.subscribe({
        next: (signal) => {
          if (signal.kind !== 'event') isOpen = signal.kind === 'open';
          channel.post({ from: 'leader', signal } satisfies Message);
          emit(signal);
        },
      });
      ended.signal.addEventListener('abort', () => following.unsubscribe(), { once: true });
    };
    tabs.lead(name(), lead, ended.signal);

    return () => {
      // Whoever follows hears nothing until the next tab leads; said before that tab can speak.
      if (isLeading) channel.post({ from: 'leader', signal: { kind: 'lost' } } satisfies Message);
      ended.abort();
      listening.unsubscribe();
      channel.close();
    };
  });
