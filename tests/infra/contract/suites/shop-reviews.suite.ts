import { shopId } from '@domain/kernel/ids.ts';
import { noRatings } from '@domain/reviews/index.ts';
import { createHttpShopReviews } from '@infra/reviews/http-shop-reviews.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeShopReviews } from '../fakes/fake-shop-reviews.ts';
import { itemsOf } from '../pages.ts';
import { sampleContext, sampleOf } from '../samples.ts';
import { ALL, GREEN_SPOON, LINDEN_GRILL, type ShopReviewsSubject, shopReviewsLaws } from '../laws/shop-reviews.laws.ts';

const fake = (): ShopReviewsSubject => {
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
  describePort('ShopReviews', shopReviewsLaws, {
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
        read: (api) => itemsOf(createHttpShopReviews({ api, context: sampleContext }).list(shopId(501), 1, ALL)),
      },
      {
        name: 'ratings',
        body: { group: { 1: 0, 2: 1, 3: 2, 4: 10, 5: 25 }, count: 38, avg: 4.6 },
        read: (api) => createHttpShopReviews({ api, context: sampleContext }).ratings(shopId(501)),
      },
    ],
  });
