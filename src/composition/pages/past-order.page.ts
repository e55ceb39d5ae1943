import type { $Fetch } from 'ofetch';
import type { ProductCatalog } from '@domain/catalog/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { openReorder, type Order, type Receipts, type Reorder } from '@domain/orders/index.ts';
import { createHttpStockProducts } from '@infra/cart/http-stock-products.adapter.ts';
import { createHttpReceipts } from '@infra/orders/http-receipts.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { AgainView } from '../../features/again/again.view.tsx';
import { AgainViewModel } from '../../features/again/again.view-model.ts';
import { CART, PUT_ASIDE, SHOP_TITLES } from '../../features/cart/index.ts';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '../../features/currency/index.ts';
import { ReceiptView } from '../../features/receipt/receipt.view.tsx';
import { ReceiptViewModel } from '../../features/receipt/receipt.view-model.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import type { Bind } from '../modules/bind.ts';
import { bindAside } from '../modules/cart-aside.module.ts';
import { bindOrderQueries, ORDER_QUERIES } from '../modules/order-queries.module.ts';
import { bindProducts } from '../modules/products.module.ts';
import { API, DATA_CACHE, PRODUCT_CATALOG } from '../tokens.ts';
import { definePage } from './define-page.ts';

type OpenDeps = {
  readonly api: $Fetch;
  readonly context: AppContext;
  readonly catalog: ProductCatalog;
  readonly currencies: CurrencyViewModel;
};

const RECEIPTS = defineToken<Receipts>('Receipts');
const OPEN_REORDER = defineToken<(order: Order) => Answer<Reorder>>('OpenReorder');

const createOpen = ({ api, context, catalog, currencies }: OpenDeps) =>
  openReorder({
    stocks: createHttpStockProducts({ api, context }),
    catalog,
    currency: () => currencies.current?.id,
  });

const bindAgain: Bind = (options) => {
  bindOrderQueries(options);
  bindProducts(options);
  bindAside(options);
  provide(options, OPEN_REORDER, createOpen, {
    api: API,
    context: CONTEXT,
    catalog: PRODUCT_CATALOG,
    currencies: CURRENCY_VIEW_MODEL,
  });
};

const again = definePage(
  AgainViewModel,
  AgainView,
  {
    cache: DATA_CACHE,
    queries: ORDER_QUERIES,
    open: OPEN_REORDER,
    cart: CART,
    aside: PUT_ASIDE,
    titleOf: SHOP_TITLES,
  },
  bindAgain,
);

const receipt = definePage(
  ReceiptViewModel,
  ReceiptView,
  { cache: DATA_CACHE, receipts: RECEIPTS, context: CONTEXT },
  (options) => provide(options, RECEIPTS, createHttpReceipts, { api: API, context: CONTEXT }),
);

/** The pages of one order besides its own. */
export const pages = { again, receipt };
