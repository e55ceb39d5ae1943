import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import type { OrderNews } from '@domain/orders/index.ts';
import type { FeedSignal } from '@infra/drivers/events/server-event.ts';
import { createLiveOrderUpdates, POLL_MS } from '@infra/orders/live-order-updates.adapter.ts';
import { fakeTime } from './fake-time.ts';

const { pass } = fakeTime();

const open = ({ hasFeed = true, isVisible = true } = {}) => {
  const feed = new Subject<FeedSignal>();
  const heard: OrderNews[] = [];
  const updates = createLiveOrderUpdates({
    feed: () => (hasFeed ? feed : undefined),
    visibility: { isVisible: () => isVisible, changes: NEVER },
  });
  const following = updates.news.subscribe({ next: (news) => void heard.push(news) });
  return {
    say: (signal: FeedSignal) => feed.next(signal),
    heard,
    kinds: () => heard.map(({ kind }) => kind),
    leave: () => following.unsubscribe(),
  };
};
const event = (name: string, data: unknown): FeedSignal => ({ kind: 'event', event: { id: '1', event: name, data } });

describe('ORDER-6 live changes', () => {
  it('reads an order event with courier and arrival', () => {
    const { say, heard } = open();
    say(
      event('order', {
        id: 880,
        status: 'on_a_way',
        updated_at: '2025-03-10 11:10:00Z',
        transaction_status: 'progress',
        courier: { latitude: 52.3711, longitude: '4.8903', at: '2025-03-10 11:10:00Z' },
        eta: '2025-03-10 11:28:00Z',
      }),
    );
    const at = instant(Date.UTC(2025, 2, 10, 11, 10));
    expect(heard).toEqual([
      {
        kind: 'update',
        update: {
          id: 880,
          status: 'on_a_way',
          updatedAt: at,
          paymentStatus: 'progress',
          courier: { position: { latitude: 52.3711, longitude: 4.8903 }, at },
          eta: instant(Date.UTC(2025, 2, 10, 11, 28)),
        },
      },
    ]);
  });

  it('requests a reload after opening, after reset and for an unreadable event', () => {
    const { say, kinds } = open();
    say({ kind: 'open' });
    say(event('reset', {}));
    say(event('order', { id: 880, status: 'teleported' }));
    say(event('statistics', {}));
    expect(kinds()).toEqual(['stale', 'stale', 'stale']);
  });

  it('polls every five seconds without a stream, and not with one', async () => {
    const { say, kinds } = open();
    await pass(POLL_MS);
    await pass(POLL_MS);
    expect(kinds()).toEqual(['stale', 'stale']);
    say({ kind: 'open' });
    await pass(POLL_MS);
    expect(kinds()).toHaveLength(3);
    say({ kind: 'lost' });
    await pass(POLL_MS);
    expect(kinds()).toHaveLength(4);
  });

  it('only polls if the server announces no events', async () => {
    const { kinds } = open({ hasFeed: false });
    await pass(POLL_MS);
    expect(kinds()).toEqual(['stale']);
  });

  it('does not poll on a hidden page, and stops with its last observer', async () => {
    const hidden = open({ hasFeed: false, isVisible: false });
    await pass(POLL_MS);
    expect(hidden.kinds()).toEqual([]);
    const left = open({ hasFeed: false });
    left.leave();
    await pass(POLL_MS);
    expect(left.kinds()).toEqual([]);
  });
});
