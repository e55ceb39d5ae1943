import type { $Fetch } from 'ofetch';
import { ContainerModule } from 'inversify';
import type { UserCarts } from '@domain/cart/index.ts';
import { createFindPlacedOrder, type FindPlacedOrder } from '@domain/orders/index.ts';
import { bypassCache } from '@infra/drivers/http/bypass-cache.ts';
import { createHttpOrders } from '@infra/orders/http-orders.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API, USER_CARTS } from '../tokens.ts';
import { bindOnce } from './bind.ts';

/** Whether an order exists must never come from a cached copy. */
type TruthDeps = { readonly api: $Fetch; readonly context: AppContext; readonly carts: UserCarts };

const FIND_PLACED = defineToken<FindPlacedOrder>('FindPlacedInTruth');

const bindFindPlaced = bindOnce(FIND_PLACED, (options) =>
  provide(
    options,
    FIND_PLACED,
    ({ api, ...deps }: TruthDeps) =>
      createFindPlacedOrder({
        ...deps,
        orders: createHttpOrders({ ...deps, api: bypassCache(api), announces: () => false }),
      }),
    { api: API, context: CONTEXT, carts: USER_CARTS },
  ),
);

/** Finds orders on servers without idempotency; loaded once an answer is lost there. */
export const bindings = new ContainerModule(bindFindPlaced);
export const service = FIND_PLACED;
