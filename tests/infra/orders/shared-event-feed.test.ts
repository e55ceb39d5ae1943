import { Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { StreamObserver } from '@domain/kernel/stream.ts';
import type { TabPeers } from '@infra/drivers/browser/tab-peers.ts';
import type { EventFeed, FeedSignal } from '@infra/drivers/events/server-event.ts';
import { createSharedEventFeed } from '@infra/drivers/events/shared-event-feed.ts';
import { createVisibleEventFeed } from '@infra/drivers/events/visible-event-feed.ts';

/** A browser with tabs: one lock per name, messages to everybody but the sender. */
const createBrowser = () => {
  const queue: { readonly lead: () => void; readonly signal: AbortSignal }[] = [];
  const channels = new Set<{ readonly observers: Set<StreamObserver<unknown>> }>();
  const elect = (): void => {
    while (queue[0]?.signal.aborted) queue.shift();
    queue[0]?.lead();
  };
  const openTab = (): TabPeers => ({
    lead: (_name, lead, signal) => {
      const place = { lead, signal };
      queue.push(place);
      signal.addEventListener('abort', () => {
        const wasLeading = queue[0] === place;
        queue.splice(queue.indexOf(place), 1);
        if (wasLeading) elect();
      });
      if (queue.length === 1) lead();
    },
    channel: () => {
      const own = { observers: new Set<StreamObserver<unknown>>() };
      channels.add(own);
      return {
        post: (message) => {
          for (const other of channels)
            if (other !== own) for (const observer of other.observers) observer.next(structuredClone(message));
        },
        messages: {
          subscribe: (observer) => (
            own.observers.add(observer),
            { unsubscribe: () => void own.observers.delete(observer) }
          ),
        },
        close: () => void channels.delete(own),
      };
    },
  });
  return { openTab };
};

const createSource = () => {
  let emit: ((signal: FeedSignal) => void) | undefined;
  let started = 0;
  const feed: EventFeed = new Observable((subscriber) => {
    started++;
    emit = (signal) => subscriber.next(signal);
    return () => void (emit = undefined);
  });
  return {
    feed,
    say: (signal: FeedSignal) => emit?.(signal),
    isRunning: () => emit !== undefined,
    started: () => started,
  };
};

const order: FeedSignal = { kind: 'event', event: { id: '1', event: 'order', data: { id: 880 } } };
const listen = (feed: EventFeed) => {
  const heard: string[] = [];
  const following = feed.subscribe({ next: (signal) => void heard.push(signal.kind) });
  return { heard, leave: () => following.unsubscribe() };
};

describe('ORDER-6 one stream per browser', () => {
  it('lets one tab connect to the server and share its events with all', () => {
    const browser = createBrowser();
    const [first, second] = [createSource(), createSource()];
    const leader = listen(createSharedEventFeed({ tabs: browser.openTab(), name: () => 'events-7', feed: first.feed }));
    first.say({ kind: 'open' });
    const follower = listen(
      createSharedEventFeed({ tabs: browser.openTab(), name: () => 'events-7', feed: second.feed }),
    );
    first.say(order);
    expect([first.isRunning(), second.isRunning()]).toEqual([true, false]);
    expect(leader.heard).toEqual(['open', 'event']);
    // The follower asked for the current state when it joined.
    expect(follower.heard).toEqual(['open', 'event']);
  });

  it('hands the stream over when the leader closes', () => {
    const browser = createBrowser();
    const [first, second] = [createSource(), createSource()];
    const leader = listen(createSharedEventFeed({ tabs: browser.openTab(), name: () => 'events-7', feed: first.feed }));
    const follower = listen(
      createSharedEventFeed({ tabs: browser.openTab(), name: () => 'events-7', feed: second.feed }),
    );
    first.say({ kind: 'open' });
    leader.leave();
    expect([first.isRunning(), second.isRunning()]).toEqual([false, true]);
    second.say({ kind: 'open' });
    second.say(order);
    expect(follower.heard).toEqual(['lost', 'open', 'lost', 'open', 'event']);
    expect(leader.heard).toEqual(['open']);
  });
});

describe('ORDER-6 hidden pages', () => {
  it('disconnect, and reconnect when visible again', () => {
    const visible = createLiveValue(true);
    const source = createSource();
    const page = listen(
      createVisibleEventFeed({
        feed: source.feed,
        visibility: { isVisible: () => visible.read(), changes: visible.changes },
      }),
    );
    source.say({ kind: 'open' });
    visible.write(false);
    expect(source.isRunning()).toBe(false);
    visible.write(true);
    source.say({ kind: 'open' });
    expect(source.started()).toBe(2);
    expect(page.heard).toEqual(['open', 'lost', 'open']);
    page.leave();
    expect(source.isRunning()).toBe(false);
  });
});
