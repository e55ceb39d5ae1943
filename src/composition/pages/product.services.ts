import type { i18n } from 'i18next';
import { CART, type CartViewModel } from '../../features/cart/index.ts';
import { CATALOG_QUERIES, type CatalogQueries } from '../../features/catalog/index.ts';
import { PRODUCT_DEPS, QUICK_ADD, QuickAdd } from '../../features/product/index.ts';
import { TOASTS_VIEW_MODEL, type ToastsViewModel } from '../../features/toasts/index.ts';
import type { DataCache } from '../../data/index.ts';
import { provide } from '../../di/index.ts';
import { NAVIGATOR, type Navigator } from '../../routes/index.ts';
import { DATA_CACHE, I18N } from '../tokens.ts';
import type { PageServices } from './define-page.ts';

type QuickAddDeps = {
  readonly cache: DataCache; readonly queries: CatalogQueries; readonly cart: CartViewModel; readonly navigator: Navigator; readonly toasts: ToastsViewModel; readonly i18n: i18n;
};

/** Product cards and sheets, for every page that shows products. */
export const bindProducts: PageServices = (options) => {
  if (options.isBound(QUICK_ADD)) return;
  provide(options, PRODUCT_DEPS, (deps: { readonly cache: DataCache; readonly queries: CatalogQueries }) => deps, { cache: DATA_CACHE, queries: CATALOG_QUERIES });
  provide(options, QUICK_ADD, ({ i18n, ...deps }: QuickAddDeps) => new QuickAdd({ ...deps, translate: i18n.t }), {
    cache: DATA_CACHE, queries: CATALOG_QUERIES, cart: CART, navigator: NAVIGATOR, toasts: TOASTS_VIEW_MODEL, i18n: I18N,
  });
};
