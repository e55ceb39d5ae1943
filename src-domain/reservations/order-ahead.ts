import { localDateOf, localTimeOf, type TimeZones } from '../calendar/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { ShopId } from '../kernel/ids.ts';
import { canCancel, isActiveStatus, type OrderStatus, type Slot } from '../orders/index.ts';
import { changeBarrier, type ChangeBarrier } from './change-reservation.ts';
import type { OrderAhead, Reservation } from './reservation.ts';

/** Why dishes cannot be ordered ahead to a reserved table. */
export type OrderAheadBarrier = ChangeBarrier | 'other-shop';

/** A reservation as far as ordering ahead to its table depends on it. */
export type ReservedFor = Pick<Reservation, 'status' | 'period'> & { readonly shopId: ShopId };

/**
 * BOOKING-3a: Returns why dishes of a shop cannot be ordered ahead to a reserved table; `undefined` until the guests
 * are expected.
 */
export const orderAheadBarrier = (
  reservation: ReservedFor,
  shop: ShopId,
  now: Instant,
): OrderAheadBarrier | undefined => (reservation.shopId === shop ? changeBarrier(reservation, now) : 'other-shop');

/** BOOKING-3b: Returns the slot of an order ahead: the start of its reservation, on the clock of the shop. */
export const orderAheadSlot = (start: Instant, timeZone: string, zones: TimeZones): Slot => ({
  date: localDateOf(start, timeZone, zones),
  time: localTimeOf(start, timeZone, zones),
});

/** Who gives a reserved table up. */
export type TableCanceler = 'customer' | 'shop';

/**
 * BOOKING-3c: Whether an order ahead is canceled, and paid back, with its reservation. A customer's is while the
 * kitchen has not accepted it; a shop that takes the table back cancels whatever it has not handed over.
 */
export const isCanceledWithTable = (status: OrderStatus, by: TableCanceler): boolean =>
  by === 'customer' ? canCancel(status) : isActiveStatus(status);

/** BOOKING-3c: Separates the orders that end with a customer's reservation from those that the kitchen goes on with. */
export const ordersWithoutTable = <Ordered extends Pick<OrderAhead, 'status'>>(
  orders: readonly Ordered[],
): { readonly canceled: readonly Ordered[]; readonly kept: readonly Ordered[] } => ({
  canceled: orders.filter(({ status }) => isCanceledWithTable(status, 'customer')),
  kept: orders.filter(({ status }) => isActiveStatus(status) && !isCanceledWithTable(status, 'customer')),
});
