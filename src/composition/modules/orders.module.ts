import type { Orders } from '@domain/orders/index.ts';
import { createHttpOrders } from '@infra/orders/http-orders.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { CONTEXT } from '../app-context.ts';
import { API } from '../tokens.ts';
import { announcing } from './announcing.ts';
import { bindOnce } from './bind.ts';

export const ORDERS = defineToken<Orders>('Orders');

/** Orders, for the pages of checkout and orders. */
export const bindOrders = bindOnce(ORDERS, (options) => {
  provide(options, ORDERS, announcing(createHttpOrders), {
    api: API,
    context: CONTEXT,
    reference: REFERENCE_VIEW_MODEL,
  });
});
