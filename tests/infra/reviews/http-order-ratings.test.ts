import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import { createMemoryStorage } from '@infra/drivers/browser/key-value-storage.ts';
import { createHttpOwnReviews } from '@infra/reviews/http-own-reviews.adapter.ts';
import { createHttpOrderRatings } from '@infra/reviews/http-order-ratings.adapter.ts';
import { createStoredRatingDrafts } from '@infra/reviews/stored-rating-drafts.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const ID = orderId(880);
const ANSWER = {
  data: {
    order_id: 880,
    delivered_at: '2025-03-09 12:00:00Z',
    open_until: '2025-04-08 12:00:00Z',
    timezone: 'Europe/Amsterdam',
    parts: [
      {
        kind: 'order',
        id: 1,
        title: 'Green Spoon',
        img: null,
        review: {
          rating: 4,
          comment: 'Warm',
          images: ['http://p.test/1.jpg'],
          changeable_until: '2025-03-10 12:00:00Z',
        },
      },
      { kind: 'product', id: 4, title: 'Lentil soup', img: null, review: null },
      { kind: 'waiter', id: 5, title: 'Nobody', img: null, review: null },
    ],
  },
};
const context = { toImage: () => undefined };

describe('REVIEW-1h ratings over HTTP', () => {
  it('reads the parts and what was written, and leaves out kinds it does not know', async () => {
    const { api } = fakeApi(() => ({ body: ANSWER }));
    expect(await createHttpOrderRatings({ api, context }).load(ID)).toMatchObject({
      ok: true,
      value: {
        orderId: 880,
        timeZone: 'Europe/Amsterdam',
        parts: [
          {
            kind: 'order',
            name: 'Green Spoon',
            own: { rating: 4, comment: 'Warm', pictures: ['http://p.test/1.jpg'] },
          },
          { kind: 'product', name: 'Lentil soup', own: undefined },
        ],
      },
    });
  });

  it('sends ratings in one call', async () => {
    const { api, calls } = fakeApi(() => ({ body: ANSWER }));
    const part = { kind: 'product', id: 4, rating: 5, comment: '', pictures: ['a'] } as const;
    await createHttpOrderRatings({ api, context }).save(ID, [part]);
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      path: 'dashboard/user/orders/880/rating',
      body: { parts: [{ kind: 'product', id: 4, rating: 5, comment: '', images: ['a'] }] },
    });
  });

  it('calls an answer without an order malformed', async () => {
    const { api } = fakeApi(() => ({ body: { data: null } }));
    expect(await createHttpOrderRatings({ api, context }).load(ID)).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });
});

describe('REVIEW-1h unsent ratings', () => {
  it('come back as they were kept, and drop what cannot be read', () => {
    const storage = createMemoryStorage();
    const drafts = createStoredRatingDrafts({ storage });
    const draft = { stars: { 'order 1': 4 }, comment: 'Warm', pictures: ['a'] };
    drafts.write(ID, draft);
    expect([drafts.read(ID), drafts.read(orderId(1))]).toEqual([draft, undefined]);
    storage.set('rating-880', '{"stars":{"order 1":9,"courier 2":"3"},"comment":7,"pictures":"x"}');
    expect(drafts.read(ID)).toEqual({ stars: { 'courier 2': 3 }, comment: undefined, pictures: undefined });
    storage.set('rating-880', 'nonsense');
    expect(drafts.read(ID)).toBeUndefined();
    drafts.write(ID, undefined);
    expect(storage.get('rating-880')).toBeUndefined();
  });
});

describe('REVIEW-1 own reviews over HTTP', () => {
  it('are read with the order on whose page they are changed, if there is one', async () => {
    const row = { id: 3, rating: 4, comment: null, images: [], img: null, title: 'Green Spoon', order_id: 880 };
    const { api, calls } = fakeApi(() => ({
      body: { data: [row, { ...row, order_id: null }], meta: { current_page: 1, last_page: 1, total: 2 } },
    }));
    expect(await createHttpOwnReviews({ api, context }).list(1)).toMatchObject({
      value: {
        items: [
          { title: 'Green Spoon', comment: '', orderId: 880 },
          { title: 'Green Spoon', orderId: undefined },
        ],
      },
    });
    expect(calls[0]).toMatchObject({ path: 'dashboard/user/reviews', query: { page: '1' } });
  });
});
