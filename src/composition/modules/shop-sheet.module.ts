import { ContainerModule } from 'inversify';
import type { Branches } from '@domain/catalog/index.ts';
import type { ShopReviews } from '@domain/reviews/index.ts';
import { createHttpBranches } from '@infra/catalog/http-branches.adapter.ts';
import { createHttpShopReviews } from '@infra/reviews/http-shop-reviews.adapter.ts';
import type { BookableShops } from '@domain/reservations/index.ts';
import { createHttpBookableShops } from '@infra/reservations/http-bookable-shops.adapter.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { createReviewQueries, REVIEW_DEPS } from '../../features/reviews/index.ts';
import { BRANCH_DEPS } from '../../features/shop/branches.tokens.ts';
import { TABLE_DEPS } from '../../features/shop/tables.tokens.ts';
import { CONTEXT } from '../app-context.ts';
import { API, DATA_CACHE } from '../tokens.ts';
import { bindTiles } from './map.module.ts';

export { ShopSheet as View } from '../../features/shop/shop-sheet.view.tsx';

const SHOP_REVIEWS = defineToken<ShopReviews>('ShopReviews');
const BRANCHES = defineToken<Branches>('Branches');
const BOOKABLE_SHOPS = defineToken<BookableShops>('BookableShopsOfSheet');

type ReviewDeps = { readonly cache: DataCache; readonly reviews: ShopReviews };

/** What the sheets over a shop need, imported with the first that is opened. */
export const bindings = new ContainerModule((options) => {
  bindTiles(options);
  provide(options, SHOP_REVIEWS, createHttpShopReviews, { api: API, context: CONTEXT });
  provide(options, BRANCHES, createHttpBranches, { api: API });
  provide(options, BRANCH_DEPS, (deps: { readonly cache: DataCache; readonly branches: Branches }) => deps, {
    cache: DATA_CACHE,
    branches: BRANCHES,
  });
  provide(options, BOOKABLE_SHOPS, createHttpBookableShops, { api: API, context: CONTEXT });
  provide(options, TABLE_DEPS, (deps: { readonly cache: DataCache; readonly shops: BookableShops }) => deps, {
    cache: DATA_CACHE,
    shops: BOOKABLE_SHOPS,
  });
  provide(
    options,
    REVIEW_DEPS,
    ({ cache, reviews }: ReviewDeps) => ({ cache, queries: createReviewQueries(reviews) }),
    { cache: DATA_CACHE, reviews: SHOP_REVIEWS },
  );
});
