import type { Orders } from '@domain/orders/index.ts';
import { createHttpOrders } from '@infra/orders/http-orders.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { CONTEXT } from '../app-context.ts';
import { API } from '../tokens.ts';
import { bindOnce } from './bind.ts';

export const ORDERS = defineToken<Orders>('Orders');

type OrdersDeps = Omit<Parameters<typeof createHttpOrders>[0], 'announces'> & {
  readonly reference: ReferenceViewModel;
};

/** Orders, for the pages of checkout and orders. */
export const bindOrders = bindOnce(ORDERS, (options) => {
  provide(
    options,
    ORDERS,
    ({ reference, ...deps }: OrdersDeps) =>
      createHttpOrders({ ...deps, announces: (extension) => reference.settings.extensions.includes(extension) }),
    {
      api: API,
      context: CONTEXT,
      reference: REFERENCE_VIEW_MODEL,
    },
  );
});
