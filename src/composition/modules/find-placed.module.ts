import type { $Fetch } from 'ofetch';
import type { UserCarts } from '@domain/cart/index.ts';
import { createFindPlacedOrder, type FindPlacedOrder } from '@domain/orders/index.ts';
import { bypassCache } from '@infra/drivers/http/bypass-cache.ts';
import { createHttpOrders } from '@infra/orders/http-orders.adapter.ts';
import type { AppContext } from '../app-context.ts';

export type FindPlacedDeps = { readonly api: $Fetch; readonly context: AppContext; readonly carts: UserCarts };

/** Whether an order exists must never come from a cached copy. Loaded only by servers that know no idempotency. */
export const createFindPlaced = ({ api, ...deps }: FindPlacedDeps): FindPlacedOrder =>
  createFindPlacedOrder({
    ...deps,
    orders: createHttpOrders({ ...deps, api: bypassCache(api), announces: () => false }),
  });
