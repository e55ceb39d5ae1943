import type { ShopGuide } from '@domain/catalog/index.ts';
import { createHttpShopGuide } from '@infra/catalog/http-shop-guide.adapter.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { BrandsView } from '../../features/discovery/brands.view.tsx';
import { BrandsViewModel } from '../../features/discovery/brands.view-model.ts';
import { CategoriesView } from '../../features/discovery/categories.view.tsx';
import { CategoriesViewModel } from '../../features/discovery/categories.view-model.ts';
import { CategoryView } from '../../features/discovery/category.view.tsx';
import { CategoryViewModel } from '../../features/discovery/category.view-model.ts';
import { GUIDE_QUERIES } from '../../features/discovery/discovery.tokens.ts';
import { createGuideQueries } from '../../features/discovery/guide.queries.ts';
import { FACET_QUERIES } from '../../features/shop-list/shop-list.tokens.ts';
import { AdsView } from '../../features/promotions/ads.view.tsx';
import { AdsViewModel } from '../../features/promotions/ads.view-model.ts';
import { PROMOTION_QUERIES } from '../../features/promotions/index.ts';
import { PromotionView } from '../../features/promotions/promotion.view.tsx';
import { PromotionViewModel } from '../../features/promotions/promotion.view-model.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API, CHOSEN_ADDRESS, DATA_CACHE } from '../tokens.ts';
import { bindOnce } from '../modules/bind.ts';
import { bindFacets } from '../modules/facets.module.ts';
import { definePage } from './define-page.ts';
import { bindPromotions } from '../modules/promotions.module.ts';

const SHOP_GUIDE = defineToken<ShopGuide>('ShopGuide');

const bindGuide = bindOnce(GUIDE_QUERIES, (options) => {
  provide(options, SHOP_GUIDE, createHttpShopGuide, { api: API, context: CONTEXT });
  provide(
    options,
    GUIDE_QUERIES,
    ({ guide, context }: { readonly guide: ShopGuide; readonly context: AppContext }) =>
      createGuideQueries({ guide, scope: () => context.scope() }),
    {
      guide: SHOP_GUIDE,
      context: CONTEXT,
    },
  );
});

const guided = { cache: DATA_CACHE, guide: GUIDE_QUERIES };
const promoted = { cache: DATA_CACHE, queries: PROMOTION_QUERIES };

/**
 * The pages that lead to shops, other than the list. One module for all: each is small, and every first visit carries
 * the names of all modules.
 */
export const pages = {
  categories: definePage(CategoriesViewModel, CategoriesView, guided, bindGuide),
  category: definePage(
    CategoryViewModel,
    CategoryView,
    { ...guided, queries: CATALOG_QUERIES, address: CHOSEN_ADDRESS, facets: FACET_QUERIES },
    (options) => {
      bindGuide(options);
      bindFacets(options);
    },
  ),
  brands: definePage(BrandsViewModel, BrandsView, guided, bindGuide),
  ads: definePage(AdsViewModel, AdsView, promoted, bindPromotions),
  promotion: definePage(PromotionViewModel, PromotionView, promoted, bindPromotions),
};
