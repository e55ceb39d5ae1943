import { CART } from '../../features/cart/index.ts';
import { CATALOG_QUERIES, type CatalogQueries } from '../../features/catalog/index.ts';
import { DIETARY } from '../../features/dietary/index.ts';
import { PRODUCT_DEPS, QUICK_ADD, QuickAdd } from '../../features/product/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import type { DataCache } from '../../data/index.ts';
import { construct, provide } from '../../di/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { DATA_CACHE, TRANSLATE } from '../tokens.ts';
import { bindOnce } from './bind.ts';

type ProductDeps = { readonly cache: DataCache; readonly queries: CatalogQueries };

/** Product cards and sheets, for every page that shows products. */
export const bindProducts = bindOnce(QUICK_ADD, (options) => {
  provide(options, PRODUCT_DEPS, (deps: ProductDeps) => deps, {
    cache: DATA_CACHE,
    queries: CATALOG_QUERIES,
  });
  provide(options, QUICK_ADD, construct(QuickAdd), {
    cache: DATA_CACHE,
    queries: CATALOG_QUERIES,
    cart: CART,
    dietary: DIETARY,
    navigator: NAVIGATOR,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
  });
});
