import { Observable, share, Subscription } from 'rxjs';
import type { TabPeers } from '../browser/tab-peers.ts';
import type { EventFeed, FeedSignal } from './server-event.ts';

type Deps = {
  readonly tabs: TabPeers;
  /** Names the account's channel, so that another account never receives its events. */
  readonly name: () => string;
  readonly feed: EventFeed;
};

/** The leader posts every signal; a new tab asks for the current state. */
type Message = { readonly from: 'leader'; readonly signal: FeedSignal } | { readonly from: 'follower' };

/** Contract 8.4, one connection per browser: one tab listens to the server and posts to the others. */
export const createSharedEventFeed = ({ tabs, name, feed }: Deps): EventFeed =>
  new Observable<FeedSignal>((subscriber) => {
    const ended = new AbortController();
    const following = new Subscription();
    const channel = tabs.channel(name());
    const post = (message: Message): void => channel.post(message);
    let isOpen = false;
    let isLeading = false;

    const hear = (message: Message): void => {
      if (message.from === 'leader' && !isLeading) subscriber.next(message.signal);
      if (message.from === 'follower' && isLeading)
        post({ from: 'leader', signal: { kind: isOpen ? 'open' : 'lost' } });
    };
    const lead = (): void => {
      isLeading = true;
      const relay = (signal: FeedSignal): void => {
        if (signal.kind !== 'event') isOpen = signal.kind === 'open';
        post({ from: 'leader', signal });
        subscriber.next(signal);
      };
      following.add(feed.subscribe(relay));
    };

    following.add(channel.messages.subscribe({ next: (message) => hear(message as Message) }));
    post({ from: 'follower' });
    tabs.lead(name(), lead, ended.signal);

    return () => {
      // Followers hear nothing until the next tab leads; posted before that tab can post.
      if (isLeading) post({ from: 'leader', signal: { kind: 'lost' } });
      ended.abort();
      following.unsubscribe();
      channel.close();
    };
  }).pipe(share());
