import type { ProductDetail, Shop } from '@domain/catalog/index.ts';
import type { ChosenCurrency } from '@domain/localization/index.ts';
import { currencyInUse } from '@domain/pricing/index.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import type { SearchMenu } from '../../features/shop/search-menu.ts';
import { SHOP_SHEET } from '../../features/shop/shop.tokens.ts';
import { ShopView } from '../../features/shop/shop.view.tsx';
import { ShopViewModel } from '../../features/shop/shop.view-model.ts';
import { productData, restaurantData } from '../../features/shop/structured-data.ts';
import { defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { NAVIGATOR, type PageHead } from '../../routes/index.ts';
import { CHOSEN_CURRENCY, DATA_CACHE } from '../tokens.ts';
import { lazyBoundView } from '../modules/lazy-service.ts';
import type { Bind } from '../modules/bind.ts';
import { definePage } from './define-page.ts';
import { bindProducts } from '../modules/products.module.ts';

type Describe = (shop: Shop, product: ProductDetail | undefined) => PageHead['structured'];
const DESCRIBE = defineToken<Describe>('Describe');
const LOAD_SEARCH = defineToken<() => Promise<SearchMenu>>('LoadSearch');

const services: Bind = (options) => {
  bindProducts(options);
  provide(
    options,
    SHOP_SHEET,
    ({ late }: { readonly late: LazyBindings }) => lazyBoundView(late, () => import('../modules/shop-sheet.module.ts')),
    { late: LAZY_BINDINGS },
  );
  provide(
    options,
    LOAD_SEARCH,
    () => () => import('../../features/shop/search-menu.ts').then(({ searchMenu }) => searchMenu),
    {},
  );
  // Structured data is for crawlers, which read the server-rendered page.
  if (import.meta.env.SSR)
    provide(options, DESCRIBE, describeFor, { reference: REFERENCE_VIEW_MODEL, chosen: CHOSEN_CURRENCY });
  else provide(options, DESCRIBE, (): Describe => () => undefined, {});
};

type DescribeDeps = { readonly reference: Pick<ReferenceViewModel, 'currencies'>; readonly chosen: ChosenCurrency };

const describeFor =
  ({ reference, chosen }: DescribeDeps): Describe =>
  (shop, product) =>
    product
      ? productData(product, shop, currencyInUse(reference.currencies, chosen.read())?.title)
      : restaurantData(shop);

export const page = definePage(
  ShopViewModel,
  ShopView,
  {
    cache: DATA_CACHE,
    queries: CATALOG_QUERIES,
    reference: REFERENCE_VIEW_MODEL,
    navigator: NAVIGATOR,
    describe: DESCRIBE,
    loadSearch: LOAD_SEARCH,
  },
  services,
);
