import type { Courier, Order, OrderUpdate } from './order.ts';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';

/** ORDER-6d: Applies an update to an order; the order never goes back in time, in whatever order events arrive. */
export const applyUpdate = (order: Order, update: OrderUpdate): Order => {
  if (update.id !== order.id || isOlder(order, update)) return order;
  return {
    ...order,
    status: update.status,
    updatedAt: update.updatedAt,
    eta: update.eta ?? order.eta,
    payment: order.payment && update.paymentStatus ? { ...order.payment, status: update.paymentStatus } : order.payment,
    courier: courierAfter(order.courier, update.courier),
  };
};

/** Times have whole seconds: of two changes in one second, the further status is the later. */
const isOlder = (order: Order, update: OrderUpdate): boolean =>
  update.updatedAt < order.updatedAt ||
  (update.updatedAt === order.updatedAt && rank(update.status) < rank(order.status));

const rank = (status: OrderStatus): number => ORDER_STATUSES.indexOf(status);

const courierAfter = (known: Courier | undefined, seen: OrderUpdate['courier']): Courier | undefined =>
  !seen || (known?.seenAt ?? seen.at) > seen.at
    ? known
    : { ...(known ?? nobodyYet), position: seen.position, seenAt: seen.at };

const nobodyYet = { name: '', phone: undefined, image: undefined };
