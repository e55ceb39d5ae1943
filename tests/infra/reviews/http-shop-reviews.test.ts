import { describe, expect, it } from 'vitest';
import { shopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { createHttpShopReviews } from '@infra/reviews/http-shop-reviews.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const open = (body: unknown, status = 200) => {
  const { api, calls } = fakeApi(() => ({ status, body }));
  return { reviews: createHttpShopReviews({ api, context }), calls };
};
const read = async (row: unknown) => {
  const page = await open({ data: [row] }).reviews.list(shopId(1), 1);
  return page.ok ? page.value.items[0] : undefined;
};

describe('REVIEW-1 API-1 reviews of a shop', () => {
  it('show every picture once, also the one that stands apart', async () => {
    const galleries = [{ path: 'reviews/a.webp' }, { path: 'https://cdn.test/b.webp' }, { path: null }, {}];
    expect((await read({ id: 1, img: 'reviews/a.webp', galleries }))?.pictures).toEqual([
      'http://market.test/storage/images/reviews/a.webp',
      'https://cdn.test/b.webp',
    ]);
    expect((await read({ id: 1, img: 'reviews/c.webp' }))?.pictures).toEqual([
      'http://market.test/storage/images/reviews/c.webp',
    ]);
  });

  it('have parts of a star where others give them, and never more than five or less than none', async () => {
    expect(
      await Promise.all([4.5, '0.1', 7, -3, null].map(async (rating) => (await read({ id: 1, rating }))?.rating)),
    ).toEqual([4.5, 0.1, 5, 0, 0]);
  });

  it('are read where almost all of it is missing', async () => {
    expect(await read({})).toEqual({
      id: 0,
      rating: 0,
      comment: '',
      pictures: [],
      author: undefined,
      writtenAt: undefined,
    });
    expect((await read({ user: { firstname: 'Mira', lastname: '' } }))?.author).toEqual({
      name: 'Mira',
      image: undefined,
    });
  });

  it('are counted under their own address, and what nobody gave is left out', async () => {
    const { reviews, calls } = open({ group: { 5: '2', 3: 1, 1: -4 }, count: 99 });
    expect(await reviews.ratings(shopId(501))).toEqual(
      ok({ distribution: { 1: 0, 2: 0, 3: 1, 4: 0, 5: 2 }, count: 3, average: '4.3' }),
    );
    expect(calls).toMatchObject([
      { method: 'GET', path: 'rest/shops/501/reviews-group-rating', query: { lang: 'en' } },
    ]);
  });

  it('that cannot be counted exactly are no answer', async () => {
    expect(await open({ group: { 5: Number.MAX_SAFE_INTEGER } }).reviews.ratings(shopId(501))).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });
});
