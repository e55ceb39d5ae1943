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
  const page = await open({ data: [row] }).reviews.list(shopId(1), 1, { order: 'newest', filter: {} });
  return page.ok ? page.value.items[0] : undefined;
};

describe('REVIEW-1 API-1 reviews of a shop', () => {
  it('show every picture once, including the separate main picture', async () => {
    const galleries = [{ path: 'reviews/a.webp' }, { path: 'https://cdn.test/b.webp' }, { path: null }, {}];
    expect((await read({ id: 1, img: 'reviews/a.webp', galleries }))?.pictures).toEqual([
      'http://market.test/storage/images/reviews/a.webp',
      'https://cdn.test/b.webp',
    ]);
    expect((await read({ id: 1, img: 'reviews/c.webp' }))?.pictures).toEqual([
      'http://market.test/storage/images/reviews/c.webp',
    ]);
  });

  it('keep fractional stars and limit them to the range from 0 to 5', async () => {
    expect(
      await Promise.all([4.5, '0.1', 7, -3, null].map(async (rating) => (await read({ id: 1, rating }))?.rating)),
    ).toEqual([4.5, 0.1, 5, 0, 0]);
  });

  it('are read even if almost every field is missing', async () => {
    expect(await read({})).toEqual({
      id: 0,
      rating: 0,
      comment: '',
      pictures: [],
      author: undefined,
      writtenAt: undefined,
      language: undefined,
    });
    expect((await read({ user: { firstname: 'Mira', lastname: '' } }))?.author).toEqual({
      name: 'Mira',
      image: undefined,
    });
  });

  it('are counted at their own endpoint, ignoring negative counts', async () => {
    const { reviews, calls } = open({ group: { 5: '2', 3: 1, 1: -4 }, count: 99 });
    expect(await reviews.ratings(shopId(501))).toEqual(
      ok({
        summary: { distribution: { 1: 0, 2: 0, 3: 1, 4: 0, 5: 2 }, count: 3, average: '4.3' },
        written: undefined,
      }),
    );
    expect(calls).toMatchObject([
      { method: 'GET', path: 'rest/shops/501/reviews-group-rating', query: { lang: 'en' } },
    ]);
  });

  it('REVIEW-1f ignore counts for ratings that do not exist', async () => {
    const written = [
      { rating: 5, locale: 'ar', with_comment: true, with_image: false, count: 3 },
      { rating: 9, locale: 'ar', with_comment: true, with_image: false, count: 3 },
      { rating: '1', count: '2' },
      null,
    ];
    expect(await open({ group: {}, written }).reviews.ratings(shopId(501))).toMatchObject({
      value: {
        written: [
          { stars: 5, language: 'ar', hasText: true, hasPicture: false, count: 3 },
          { stars: 1, language: undefined, hasText: false, hasPicture: false, count: 2 },
        ],
      },
    });
  });

  it('REVIEW-1f REVIEW-1g send the order and the filter only if chosen', async () => {
    const { reviews, calls } = open({ data: [] });
    await reviews.list(shopId(1), 2, { order: 'newest', filter: {} });
    await reviews.list(shopId(1), 1, {
      order: 'lowest',
      filter: { stars: 2, language: 'de', hasText: true, hasPicture: true },
    });
    expect(calls.map(({ query }) => query)).toEqual([
      { lang: 'en', page: '2', perPage: '10' },
      {
        lang: 'en',
        page: '1',
        perPage: '10',
        column: 'rating',
        sort: 'asc',
        rating: '2',
        locale: 'de',
        with_comment: '1',
        with_image: '1',
      },
    ]);
  });

  it('reject counts that are not exact', async () => {
    expect(await open({ group: { 5: Number.MAX_SAFE_INTEGER } }).reviews.ratings(shopId(501))).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });
});
