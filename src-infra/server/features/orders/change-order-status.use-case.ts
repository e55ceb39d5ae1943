import { orderId as idOfOrder } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import {
  canCancel,
  canceledNote,
  canMissDish,
  fitsHandoverCode,
  kitchenSteps,
  readOrderStatus,
  transition,
  type DeliveryType,
  type OrderStatus,
  type TransitionRefusal,
} from '@domain/orders/index.ts';
import { inBaseCurrency } from './base-currency.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderCollaborators } from './order-collaborators.ts';
import { createSettleMoney } from './settle-money.ts';

/** `code`: what was typed to hand an order over (ORDER-6p). */
export type KitchenHand = { readonly shopId: number; readonly code: string };
export type StatusChange = {
  readonly orderId: number;
  /** A status of contract 4.1, as sent. */
  readonly to: string;
  /** Set if a customer cancels: only an own order, and only while it is new (contract 4.1). */
  readonly customerId?: number;
  /** Set if the kitchen of a shop moves it: only an order of that shop, and only by its own steps. */
  readonly kitchen?: KitchenHand;
  readonly courierId?: number;
  /** Set if a courier moves it: only a delivery in their hands. */
  readonly holderId?: number;
  /** When the customer can expect it from now on. */
  readonly eta?: number;
};
export type StatusRefusal =
  | TransitionRefusal
  | { readonly kind: 'not-found' | 'not-cancelable' | 'no-courier' | 'asked' | 'wrong-code' };

/** Moves an order to its next status, with the effects on details, stock, money and notifications (contract 5.7). */
export type ChangeOrderStatus = (change: StatusChange) => Promise<Result<OrderRecord, StatusRefusal>>;

type Deps = Pick<
  OrderCollaborators,
  | 'transactions'
  | 'orders'
  | 'held'
  | 'payments'
  | 'staff'
  | 'shops'
  | 'catalogueChanges'
  | 'ledger'
  | 'rewards'
  | 'notifier'
  | 'courierNotifier'
  | 'reference'
  | 'clock'
>;

export const createChangeOrderStatus = (deps: Deps): ChangeOrderStatus => {
  const {
    transactions,
    shops,
    clock,
    orders,
    held,
    staff,
    catalogueChanges,
    notifier,
    rewards,
    reference,
    courierNotifier,
  } = deps;
  const money = createSettleMoney({
    clock,
    reference,
    ledger: deps.ledger,
    staff,
    payments: deps.payments,
    subject: 'order',
    notes: { canceled: (id) => canceledNote(idOfOrder(id)), earned: (id) => `Order #${id}` },
  });

  return ({ orderId, to: word, customerId, kitchen, courierId, holderId, eta }) =>
    transactions.run(async () => {
      const found = await orders.lock(orderId, customerId);
      if (!found || (kitchen && found.shop_id !== kitchen.shopId)) return err({ kind: 'not-found' });
      if (holderId !== undefined && found.deliveryman_id !== holderId) return err({ kind: 'not-found' });
      const from = found.status as OrderStatus;
      if (customerId !== undefined && !(readOrderStatus(word) === 'canceled' && canCancel(from)))
        return err({ kind: 'not-cancelable' });
      const type = found.delivery_type as DeliveryType;
      const step = transition(from, word, type);
      if (!step.ok) return step;
      const to = step.value;
      if (kitchen && !kitchenSteps(from, type).includes(to)) return err({ kind: 'not-allowed' });
      if (found.isAsked && to !== 'canceled' && !canMissDish(to)) return err({ kind: 'asked' });
      const isHeld = await held.isHeld(orderId);
      if (isHeld && kitchen) return err({ kind: 'not-found' });
      // Nobody prepares what its customer has not decided to pay.
      if (isHeld && to !== 'canceled') return err({ kind: 'not-allowed' });
      if (kitchen && to === 'delivered' && !fitsHandoverCode({ type, code: found.otp }, kitchen.code))
        return err({ kind: 'wrong-code' });
      if (courierId !== undefined && !(await staff.isCourier(courierId))) return err({ kind: 'no-courier' });
      if (isHeld) await held.drop(orderId);
      const now = clock.now();
      await orders.setStatus({
        id: orderId,
        status: to,
        detailStatus: DETAIL_STATUS[to],
        courierId: courierId ?? null,
        eta: eta ?? null,
        isByHand: kitchen !== undefined,
        at: now,
      });
      const order = await orders.find(orderId);
      if (!order) throw new TypeError(`Order ${orderId} is locked but does not exist`);
      if (to === 'canceled') {
        await orders.endQuestion(orderId, now);
        await orders.restock(orderId);
        // What was paid comes back to the wallet with the coupon's discount in it; unpaid, nothing was used.
        if (!order.transactions.some(({ status }) => status === 'paid')) await orders.releaseCoupon(orderId);
        await money.refund(order);
        await rewards.revoke(orderId);
      }
      if (to === 'delivered') {
        await orders.countDelivery(order.id, order.shop_id);
        await money.settle(order);
        await rewards.give({
          id: orderId,
          userId: order.user_id,
          shopId: order.shop_id,
          total: inBaseCurrency(order.total_price, order, await reference()),
        });
      }
      if (to === 'canceled' || to === 'delivered') await catalogueChanges.changed(order.shop_id, 'stock');
      const updated = to === 'canceled' || to === 'delivered' ? ((await orders.find(orderId)) ?? order) : order;
      // The shop of a held order never heard of it.
      const shop = isHeld ? undefined : (await shops()).find(order.shop_id);
      await notifier.statusChanged(updated, customerId, shop);
      await courierNotifier.changed({
        kind: 'order',
        id: orderId,
        status: to,
        courierId: updated.deliveryman_id,
        actorId: holderId,
      });
      return ok(updated);
    });
};

const DETAIL_STATUS: Readonly<Record<OrderStatus, string>> = {
  new: 'new',
  accepted: 'accepted',
  cooking: 'cooking',
  ready: 'ready',
  on_a_way: 'ready',
  delivered: 'ended',
  canceled: 'canceled',
};
