import type { Receipts } from '@domain/orders/index.ts';
import { createHttpReceipts } from '@infra/orders/http-receipts.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { AgainView } from '../../features/again/again.view.tsx';
import { AgainViewModel } from '../../features/again/again.view-model.ts';
import { CART, PUT_ASIDE, SHOP_TITLES } from '../../features/cart/index.ts';
import { ReceiptView } from '../../features/receipt/receipt.view.tsx';
import { ReceiptViewModel } from '../../features/receipt/receipt.view-model.ts';
import { CONTEXT } from '../app-context.ts';
import type { Bind } from '../modules/bind.ts';
import { bindAside } from '../modules/cart-aside.module.ts';
import { bindOpenReorder, OPEN_REORDER } from '../modules/open-reorder.module.ts';
import { bindOrderQueries, ORDER_QUERIES } from '../modules/order-queries.module.ts';
import { bindProducts } from '../modules/products.module.ts';
import { API, DATA_CACHE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const RECEIPTS = defineToken<Receipts>('Receipts');

const bindAgain: Bind = (options) => {
  bindOrderQueries(options);
  bindProducts(options);
  bindAside(options);
  bindOpenReorder(options);
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
