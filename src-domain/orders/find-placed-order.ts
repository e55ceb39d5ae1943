import type { UserCarts } from '../cart/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { OrderId } from '../kernel/ids.ts';
import { ok } from '../kernel/result.ts';
import type { Orders, PendingPlacement } from './orders.ports.ts';

/** Finds the order that a placement may have created, without creating one; `undefined` if there is none. */
export type FindPlacedOrder = (placement: PendingPlacement) => Answer<OrderId | undefined>;

/** Where a placed order may be found. */
export type FindPlacedOrderDeps = { readonly orders: Pick<Orders, 'list'>; readonly carts: Pick<UserCarts, 'load'> };

/**
 * Contract 8.1, for servers without idempotency: an ordered cart no longer exists, and its order is the shop's newest
 * one.
 */
export const createFindPlacedOrder =
  ({ orders, carts }: FindPlacedOrderDeps): FindPlacedOrder =>
  async ({ cartId, draft }) => {
    const cart = await carts.load();
    if (!cart.ok) return cart;
    if (cart.value?.id === cartId) return ok(undefined);
    const active = await orders.list({ group: 'active', search: '' }, 1);
    return active.ok ? ok(active.value.items.find((order) => order.shop.id === draft.shopId)?.id) : active;
  };
