import type { Instant } from '../kernel/clock.port.ts';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import type { Order, StatusTime } from './order.ts';

/** One status of an order's timeline; `at` is when it was reached, if known. */
export type TimelineEntry = {
  readonly status: OrderStatus;
  readonly at: Instant | undefined;
  readonly state: 'done' | 'now' | 'later';
};

/**
 * ORDER-6f: Returns the timeline of an order, status by status: past, current, expected. Cooking is included if it
 * happened. A canceled order shows what is known to have happened, and ends there. Of several times of a status the
 * first counts; times of statuses that the order has not reached are ignored.
 */
export const orderTimeline = (
  { status, deliveryType, createdAt }: Pick<Order, 'status' | 'deliveryType' | 'createdAt'>,
  times: readonly StatusTime[],
): readonly TimelineEntry[] => {
  const timeOf = (reached: OrderStatus): Instant | undefined =>
    times.reduce<Instant | undefined>(
      (first, time) => (time.status === reached && time.at < (first ?? Infinity) ? time.at : first),
      reached === 'new' ? createdAt : undefined,
    );
  const here = ORDER_STATUSES.indexOf(status);
  const isShown = (each: OrderStatus): boolean => {
    if (each === status) return true;
    if (each === 'canceled') return false;
    if (status === 'canceled' || each === 'cooking')
      return ORDER_STATUSES.indexOf(each) < here && timeOf(each) !== undefined;
    return each !== 'on_a_way' || deliveryType === 'delivery';
  };
  return ORDER_STATUSES.filter(isShown).map((each) => {
    const place = ORDER_STATUSES.indexOf(each);
    return {
      status: each,
      at: place > here ? undefined : timeOf(each),
      state: place < here ? 'done' : place === here ? 'now' : 'later',
    };
  });
};
