import { describe, expect, it } from 'vitest';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { STATISTICS_EVERY_MS, type NotificationNews } from '@domain/notifications/index.ts';
import { createHotStream } from '@infra/drivers/events/hot-stream.ts';
import type { FeedSignal } from '@infra/drivers/events/server-event.ts';
import { createLiveNotificationUpdates } from '@infra/notifications/live-notification-updates.adapter.ts';
import { createControlledDelay } from '../orders/controlled-delay.ts';

const open = ({ hasFeed = true, isVisible = true } = {}) => {
  const time = createControlledDelay();
  const visible = createLiveValue(isVisible);
  let emit: ((signal: FeedSignal) => void) | undefined;
  const feed = createHotStream<FeedSignal>((tell) => {
    emit = tell;
    return () => void (emit = undefined);
  });
  const heard: NotificationNews[] = [];
  const updates = createLiveNotificationUpdates({ feed: () => (hasFeed ? feed : undefined), visibility: { isVisible: visible.read, changes: visible.changes }, delay: time.delay });
  const following = updates.news.subscribe({ next: (news) => void heard.push(news) });
  return {
    ...time, heard, say: (signal: FeedSignal) => emit?.(signal), show: visible.write, isConnected: () => emit !== undefined,
    /** What was heard since the last time. */
    kinds: () => heard.splice(0).map(({ kind }) => kind), leave: () => following.unsubscribe(),
  };
};
const event = (name: string, data: unknown): FeedSignal => ({ kind: 'event', event: { id: '1', event: name, data } });

describe('NOTIFY-4 what is new', () => {
  it('is asked for at once and every ten seconds where nothing is pushed', async () => {
    const { kinds, pass } = open({ hasFeed: false });
    expect(kinds()).toEqual(['stale']);
    await pass(STATISTICS_EVERY_MS - 1);
    expect(kinds()).toEqual([]);
    await pass(1);
    await pass(STATISTICS_EVERY_MS);
    expect(kinds()).toEqual(['stale', 'stale']);
  });

  it('is pushed while the stream stands, and asked for again when it has ended', async () => {
    const { kinds, pass, say } = open();
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

  it('comes as notification and as statistics; what cannot be read says that something happened', () => {
    const { heard, say, kinds } = open();
    kinds();
    say(event('notification', { id: 7, type: 'status_changed', order: { id: 880 } }));
    say(event('statistics', { notification: 3, status_changed: 2 }));
    expect(heard).toMatchObject([{ kind: 'pushed', notification: { id: 7, type: 'status_changed' } }, { kind: 'statistics', counts: { all: 3, orders: 2, news: 0 } }]);
    kinds();
    say(event('notification', undefined));
    say(event('reset', {}));
    say(event('order', { id: 880 }));
    expect(kinds()).toEqual(['stale', 'stale']);
  });

  it('is not asked for by a hidden page, and at once when it is looked at again', async () => {
    const { kinds, pass, show } = open({ hasFeed: false, isVisible: false });
    await pass(STATISTICS_EVERY_MS);
    expect(kinds()).toEqual([]);
    show(true);
    expect(kinds()).toEqual(['stale']);
  });

  it('ends for good with its last observer, and begins anew with the next', async () => {
    const { kinds, pass, leave, isConnected, show } = open();
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
