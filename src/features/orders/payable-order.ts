import { isPayable, orderZone, type Order } from '@domain/orders/index.ts';
import { cashPlaceOf, type Payable } from '../paying/index.ts';

/** ORDER-3: an order as something to pay for. */
export const payableOrder = (order: Order): Payable => ({
  subject: { kind: 'order', id: order.id },
  total: order.total,
  priceStyle: order.priceStyle,
  currency: order.currency,
  payment: order.payment,
  shop: order.shop,
  timeZone: orderZone(order),
  cashPlace: cashPlaceOf(order.deliveryType),
  isOwed: isPayable(order),
  canLetGo: order.status === 'new',
});
