import { expect, it } from 'vitest';
import { shopId, type ShopId } from '@domain/kernel/ids.ts';
import { noRatings, withRating, type ShopReviews, type Stars } from '@domain/reviews/index.ts';
import { createHttpShopReviews } from '@infra/reviews/http-shop-reviews.adapter.ts';
import { describePort, type Laws } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeShopReviews } from '../fakes/fake-shop-reviews.ts';
import { taken } from '../outcome.ts';
import { everything, itemsOf } from '../pages.ts';
import { sampleContext, sampleOf } from '../samples.ts';

/** Reviews, and somebody called Nadia Berg who writes another. */
type Subject = { readonly reviews: ShopReviews; write(shop: ShopId, rating: Stars, comment: string): Promise<void> };
const [GREEN_SPOON, LINDEN_GRILL, NOBODY] = [shopId(1), shopId(3), shopId(987_654)];

const laws: Laws<Subject> = (fresh) => {
  it('REVIEW-1 show what was said and by whom, the newest first', async () => {
    const { reviews, write } = await fresh();
    const before = await everything((page) => reviews.list(GREEN_SPOON, page));
    await write(GREEN_SPOON, 5, 'Fast & fresh');
    await write(GREEN_SPOON, 2, '');
    await write(GREEN_SPOON, 4, 'مثل البيت');
    const after = await everything((page) => reviews.list(GREEN_SPOON, page));
    expect(after.slice(0, 3).map(({ rating, comment, author }) => [rating, comment, author?.name])).toEqual([
      [4, 'مثل البيت', 'Nadia Berg'],
      [2, '', 'Nadia Berg'],
      [5, 'Fast & fresh', 'Nadia Berg'],
    ]);
    expect(after.slice(3)).toEqual(before);
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    expect(after.every(({ writtenAt }) => writtenAt !== undefined)).toBe(true);
  });

  it('REVIEW-1d REVIEW-1e CATALOG-2 count every star of a shop', async () => {
    const { reviews, write } = await fresh();
    const before = taken(await reviews.ratings(GREEN_SPOON));
    await write(GREEN_SPOON, 3, 'Late');
    expect(taken(await reviews.ratings(GREEN_SPOON))).toEqual(withRating(before, 3));
  });

  it('REVIEW-1d have no average where nobody has said anything', async () => {
    const { reviews } = await fresh();
    expect(taken(await reviews.ratings(LINDEN_GRILL))).toEqual({
      distribution: noRatings,
      count: 0,
      average: undefined,
    });
    expect(await everything((page) => reviews.list(LINDEN_GRILL, page))).toEqual([]);
  });

  it('REVIEW-1 of a shop that is not there are refused as a value', async () => {
    const { reviews } = await fresh();
    for (const outcome of [await reviews.list(NOBODY, 1), await reviews.ratings(NOBODY)])
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected', status: 404 } });
  });
};

const fake = (): Subject => {
  const reviews = createFakeShopReviews(
    new Map([
      [GREEN_SPOON, { ...noRatings, 5: 25, 4: 10 }],
      [LINDEN_GRILL, noRatings],
    ]),
  );
  return {
    reviews,
    write: async (shop, rating, comment) => reviews.write(shop, { rating, comment, author: 'Nadia Berg' }),
  };
};

export const shopReviewsSuite = (embedded: Embedded): void =>
  describePort('ShopReviews', laws, {
    fake,
    embedded: () => ({
      reviews: createHttpShopReviews(embedded.guest()),
      write: async (shop, rating, comment) => {
        const { token } = await embedded.customer();
        embedded.market.clock.advance(1000);
        await embedded.market.api.ok('reviewShop', { id: String(shop), rating, comment }, { token });
      },
    }),
    quirks: [
      {
        name: 'list',
        body: sampleOf('GET rest/shops/501/reviews'),
        read: (api) => itemsOf(createHttpShopReviews({ api, context: sampleContext }).list(shopId(501), 1)),
      },
      {
        name: 'ratings',
        body: { group: { 1: 0, 2: 1, 3: 2, 4: 10, 5: 25 }, count: 38, avg: 4.6 },
        read: (api) => createHttpShopReviews({ api, context: sampleContext }).ratings(shopId(501)),
      },
    ],
  });
