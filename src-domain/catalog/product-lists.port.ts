import type { Answer } from '../kernel/answer.ts';
import type { ShopId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { MarketFilter, ProductFilter } from './product-filter.ts';
import type { ProductCard, ProductHit } from './product.ts';

/**
 * CATALOG-2: products page by page, where a whole menu would be too much. Pages count from 1; a server that does not
 * page gives everything as the last one.
 */
export interface ProductLists {
  /** What approved shops sell, each product with its shop. */
  everywhere(filter: MarketFilter, page: number): Answer<Page<ProductHit>>;
  /** What one shop sells; `rejected` with status 404 where there is no such shop. */
  ofShop(shop: ShopId, filter: ProductFilter, page: number): Answer<Page<ProductCard>>;
  /** What many order in one shop, as the server chooses it; `rejected` with status 404 where there is no such shop. */
  recommended(shop: ShopId, filter: ProductFilter, page: number): Answer<Page<ProductCard>>;
}
