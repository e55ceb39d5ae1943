import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { arrivalOf, type Arrival, type OrderStatus, type Slot } from '@domain/orders/index.ts';
import { minutesOf, type ShopRecord } from '../catalog/index.ts';
import type { OrderRecord } from './order-record.ts';

/** Returns the time that an order was placed for; `undefined` for as soon as possible. */
export const slotOf = ({
  delivery_at,
  delivery_date,
  delivery_time,
}: Pick<OrderRecord, 'delivery_at' | 'delivery_date' | 'delivery_time'>): Slot | undefined =>
  delivery_at !== null && delivery_date !== null && delivery_time !== null
    ? { date: delivery_date, time: delivery_time }
    : undefined;

/** ORDER-6g: Returns when an order is expected; without its shop, nothing of what that has promised is known. */
export const orderArrival = (order: OrderRecord, shop: ShopRecord | undefined, now: Instant): Arrival | undefined =>
  arrivalOf(
    {
      status: order.status as OrderStatus,
      eta: order.eta === null ? undefined : instant(order.eta),
      createdAt: instant(order.created_at),
      slot: slotOf(order),
      shop: { deliveryTime: shop && minutesOf(shop.deliveryTime) },
    },
    now,
  );
