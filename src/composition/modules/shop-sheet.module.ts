import { ContainerModule } from 'inversify';
import type { ShopReviews } from '@domain/reviews/index.ts';
import { createHttpShopReviews } from '@infra/reviews/http-shop-reviews.adapter.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { createReviewQueries, REVIEW_DEPS } from '../../features/reviews/index.ts';
import { CONTEXT } from '../app-context.ts';
import { API, DATA_CACHE } from '../tokens.ts';
import { bindTiles } from './map.module.ts';

export { ShopSheet as View } from '../../features/shop/shop-sheet.view.tsx';

const SHOP_REVIEWS = defineToken<ShopReviews>('ShopReviews');

type ReviewDeps = { readonly cache: DataCache; readonly reviews: ShopReviews };

/** What the sheets over a shop need, imported with the first that is opened. */
export const bindings = new ContainerModule((options) => {
  bindTiles(options);
  provide(options, SHOP_REVIEWS, createHttpShopReviews, { api: API, context: CONTEXT });
  provide(
    options,
    REVIEW_DEPS,
    ({ cache, reviews }: ReviewDeps) => ({ cache, queries: createReviewQueries(reviews) }),
    { cache: DATA_CACHE, reviews: SHOP_REVIEWS },
  );
});
