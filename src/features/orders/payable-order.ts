import { isPayable, type Order } from '@domain/orders/index.ts';
import type { Payable } from '../paying/index.ts';
import { zoneOf } from './order-texts.ts';

/** ORDER-3: an order as something to pay for. */
export const payableOrder = (order: Order): Payable => ({
  subject: { kind: 'order', id: order.id },
  total: order.total,
  priceStyle: order.priceStyle,
  currency: order.currency,
  payment: order.payment,
  shop: order.shop,
  timeZone: zoneOf(order),
  isPickup: order.deliveryType !== 'delivery',
  isOwed: isPayable(order),
  canLetGo: order.status === 'new',
});
