import { NEVER, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createLiveCourierUpdates } from '@infra/couriers/live-courier-updates.adapter.ts';
import type { FeedSignal } from '@infra/drivers/events/server-event.ts';

it('COURIER-1 offers and deliveries are read again at news of the courier’s work and after a lost connection', () => {
  const feed = new Subject<FeedSignal>();
  let heard = 0;
  const updates = createLiveCourierUpdates({
    feed: () => feed,
    visibility: { isVisible: () => true, changes: NEVER },
  });
  const following = updates.news.subscribe({ next: () => void (heard += 1) });
  const say = (event: string): void => feed.next({ kind: 'event', event: { id: '1', event, data: {} } });

  feed.next({ kind: 'open' });
  expect(heard).toBe(1);
  say('courier');
  expect(heard).toBe(2);
  say('order');
  expect(heard).toBe(2);
  feed.next({ kind: 'lost' });
  feed.next({ kind: 'open' });
  expect(heard).toBe(3);
  following.unsubscribe();
});
