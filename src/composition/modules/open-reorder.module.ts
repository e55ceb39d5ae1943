import type { $Fetch } from 'ofetch';
import type { ProductCatalog } from '@domain/catalog/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { openReorder, type Order, type Reorder } from '@domain/orders/index.ts';
import { createHttpStockProducts } from '@infra/cart/http-stock-products.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '../../features/currency/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API, PRODUCT_CATALOG } from '../tokens.ts';
import { bindOnce } from './bind.ts';

type OpenDeps = {
  readonly api: $Fetch;
  readonly context: AppContext;
  readonly catalog: ProductCatalog;
  readonly currencies: CurrencyViewModel;
};

export const OPEN_REORDER = defineToken<(order: Order) => Answer<Reorder>>('OpenReorder');

const createOpen = ({ api, context, catalog, currencies }: OpenDeps) =>
  openReorder({
    stocks: createHttpStockProducts({ api, context }),
    catalog,
    currency: () => currencies.current?.id,
  });

/** Looks up past orders as they can be placed today. */
export const bindOpenReorder = bindOnce(OPEN_REORDER, (options) =>
  provide(options, OPEN_REORDER, createOpen, {
    api: API,
    context: CONTEXT,
    catalog: PRODUCT_CATALOG,
    currencies: CURRENCY_VIEW_MODEL,
  }),
);
