import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { STATISTICS_EVERY_MS, type NotificationNews } from '@domain/notifications/index.ts';
import type { FeedSignal } from '@infra/drivers/events/server-event.ts';
import { createLiveNotificationUpdates } from '@infra/notifications/live-notification-updates.adapter.ts';
import { fakeTime } from '../orders/fake-time.ts';

const { pass } = fakeTime();

const open = ({ hasFeed = true, isVisible = true } = {}) => {
  const visible = createLiveValue(isVisible);
  const feed = new Subject<FeedSignal>();
  const heard: NotificationNews[] = [];
  const updates = createLiveNotificationUpdates({
    feed: () => (hasFeed ? feed : undefined),
    visibility: { isVisible: visible.read, changes: visible.changes },
  });
  const following = updates.news.subscribe({ next: (news) => void heard.push(news) });
  return {
    heard,
    say: (signal: FeedSignal) => feed.next(signal),
    show: visible.write,
    isConnected: () => feed.observed,
    /** The values received since the last call. */
    kinds: () => heard.splice(0).map(({ kind }) => kind),
    leave: () => following.unsubscribe(),
  };
};
const event = (name: string, data: unknown): FeedSignal => ({ kind: 'event', event: { id: '1', event: name, data } });

describe('NOTIFY-4 notification updates', () => {
  it('reload at once and every ten seconds without a stream', async () => {
    const { kinds } = open({ hasFeed: false });
    expect(kinds()).toEqual(['stale']);
    await pass(STATISTICS_EVERY_MS - 1);
    expect(kinds()).toEqual([]);
    await pass(1);
    await pass(STATISTICS_EVERY_MS);
    expect(kinds()).toEqual(['stale', 'stale']);
  });

  it('are pushed while the stream is open, and polled again after it ends', async () => {
    const { kinds, say } = open();
    kinds();
    say({ kind: 'open' });
    expect(kinds()).toEqual(['stale']);
    await pass(STATISTICS_EVERY_MS);
    await pass(STATISTICS_EVERY_MS);
    expect(kinds()).toEqual([]);
    say({ kind: 'lost' });
    await pass(STATISTICS_EVERY_MS);
    expect(kinds()).toEqual(['stale']);
  });

  it('read notifications and statistics; an unreadable event triggers a reload', () => {
    const { heard, say, kinds } = open();
    kinds();
    say(event('notification', { id: 7, type: 'status_changed', order: { id: 880 } }));
    say(event('statistics', { notification: 3, status_changed: 2 }));
    expect(heard).toMatchObject([
      { kind: 'pushed', notification: { id: 7, type: 'status_changed' } },
      { kind: 'statistics', counts: { all: 3, orders: 2, news: 0 } },
    ]);
    kinds();
    say(event('notification', undefined));
    say(event('reset', {}));
    say(event('order', { id: 880 }));
    expect(kinds()).toEqual(['stale', 'stale']);
  });

  it('do not poll on a hidden page, and poll at once when it becomes visible', async () => {
    const { kinds, show } = open({ hasFeed: false, isVisible: false });
    await pass(STATISTICS_EVERY_MS);
    expect(kinds()).toEqual([]);
    show(true);
    expect(kinds()).toEqual(['stale']);
  });

  it('stop with the last observer and start again with the next', async () => {
    const { kinds, leave, isConnected, show } = open();
    kinds();
    expect(isConnected()).toBe(true);
    leave();
    expect(isConnected()).toBe(false);
    await pass(STATISTICS_EVERY_MS);
    show(false);
    show(true);
    expect(kinds()).toEqual([]);
  });
});
