import type { Answer } from '../kernel/answer.ts';
import type { ShopId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { MarketFilter, ProductFilter } from './product-filter.ts';
import type { ProductCard, ProductHit } from './product.ts';

/**
 * CATALOG-2: Products page by page, for lists longer than a menu. Pages count from 1; a server without paging returns
 * everything as the last page.
 */
export interface ProductLists {
  /** The products of approved shops, each with its shop. */
  everywhere(filter: MarketFilter, page: number): Answer<Page<ProductHit>>;
  /** The products of one shop; `rejected` with status 404 if there is no such shop. */
  ofShop(shop: ShopId, filter: ProductFilter, page: number): Answer<Page<ProductCard>>;
  /** Popular products of one shop, as the server chooses them; `rejected` with status 404 if there is no such shop. */
  recommended(shop: ShopId, filter: ProductFilter, page: number): Answer<Page<ProductCard>>;
}
