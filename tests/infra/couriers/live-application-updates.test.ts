import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { createLiveApplicationUpdates } from '@infra/couriers/live-application-updates.adapter.ts';
import type { FeedSignal } from '@infra/drivers/events/server-event.ts';

describe('COURIER-7g hints that an application was decided', () => {
  it('come with notifications and with a new connection, and not with other events', () => {
    const feed = new Subject<FeedSignal>();
    const visible = createLiveValue(true);
    const updates = createLiveApplicationUpdates({
      feed: () => feed,
      visibility: { isVisible: visible.read, changes: visible.changes },
    });
    const heard: unknown[] = [];
    const following = updates.news.subscribe({ next: (news) => void heard.push(news) });
    const heardOf = (signal: FeedSignal): readonly unknown[] => {
      heard.length = 0;
      feed.next(signal);
      return [...heard];
    };
    const event = (name: string): FeedSignal => ({ kind: 'event', event: { id: '1', event: name, data: {} } });
    expect(heardOf({ kind: 'open' })).toEqual([{ kind: 'stale' }]);
    expect(heardOf(event('notification'))).toEqual([{ kind: 'stale' }]);
    expect([heardOf(event('order')), heardOf(event('statistics'))]).toEqual([[], []]);
    following.unsubscribe();
    expect(feed.observed).toBe(false);
  });
});
