import type { CatalogDeps } from './catalog-deps.ts';
import { branchesRoutes } from './branches.routes.ts';
import { menuRoutes } from './menu.routes.ts';
import { productsRoutes } from './products.routes.ts';
import { shopListsRoutes } from './shop-lists.routes.ts';
import { shopRoutes } from './shop.routes.ts';
import { searchFacetsRoutes } from './search-facets.routes.ts';
import { suggestRoutes } from './suggest.routes.ts';
import { taxonomyRoutes } from './taxonomy.routes.ts';
import { zonesRoutes } from './zones.routes.ts';

export { catalogContext, goodsContext, type CatalogContext, type GoodsContext } from './catalog-context.ts';
export type { CatalogDeps } from './catalog-deps.ts';
export { toExtra, toLineStock, toProductBase } from './product.shape.ts';
export { toReview } from './review.shape.ts';
export { toShopBrief, toShopHours, toShopPayments, toShopRow } from './shop.shape.ts';
export { toCategory } from './taxonomy.shape.ts';
export { readShopFilter, refuseUnknownIds } from './read-filters.ts';

/** Shops, their goods and how they are found (contract 3.3, 3.4). */
export const catalogRoutes = (deps: CatalogDeps) => ({
  ...branchesRoutes(deps),
  ...menuRoutes(deps),
  ...productsRoutes(deps),
  ...shopListsRoutes(deps),
  ...shopRoutes(deps),
  ...searchFacetsRoutes(deps),
  ...suggestRoutes(deps),
  ...taxonomyRoutes(deps),
  ...zonesRoutes(deps),
});
