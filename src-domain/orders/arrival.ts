import { instant, type Instant } from '../kernel/clock.port.ts';
import { noMoney, type Money } from '../pricing/index.ts';
import type { Order } from './order.ts';
import { isActiveStatus, type OrderStatus } from './order-status.ts';

const MINUTE_MS = 60_000;
/** ORDER-6g: How many minutes an arrival may vary: less once the courier has left. */
export const ARRIVAL_SPREAD = { onTheWay: 5, before: 10 } as const;

/** When an order is expected: between two whole minutes, and at the latest as promised when it was placed. */
export type Arrival = {
  readonly from: Instant;
  readonly to: Instant;
  readonly latest: Instant | undefined;
  /** It cannot arrive by the promised time any more. */
  readonly isLate: boolean;
};

/** What the expected arrival of an order follows from. */
export type ArrivalFacts = Pick<Order, 'status' | 'eta' | 'createdAt' | 'slot'> & {
  readonly shop: Pick<Order['shop'], 'deliveryTime'>;
};

/**
 * ORDER-6g: Returns the window of an order under way, never in the past. It ends by the promised time unless the order
 * is late. Without an expected arrival, what the shop promised counts once it has accepted. `undefined` after the end,
 * and where no time is known yet. An order for a slot promises its slot only.
 */
export const arrivalOf = ({ status, eta, createdAt, slot, shop }: ArrivalFacts, now: Instant): Arrival | undefined => {
  if (!isActiveStatus(status)) return undefined;
  const promised = slot ? undefined : shop.deliveryTime;
  const latest = promised && instant(createdAt + promised.to * MINUTE_MS);
  const expected = eta ?? (status === 'new' || !promised ? undefined : createdAt + promised.from * MINUTE_MS);
  if (expected === undefined) return undefined;
  const soonest = Math.max(expected, now);
  const isLate = latest !== undefined && soonest > latest;
  const from = Math.floor(soonest / MINUTE_MS) * MINUTE_MS;
  const end = from + spreadOf(status) * MINUTE_MS;
  return {
    from: instant(from),
    to: instant(latest === undefined || isLate ? end : Math.max(from, Math.min(end, latest))),
    latest,
    isLate,
  };
};

/** ORDER-7f: Returns what canceling would credit to the wallet: everything paid for the order, nothing before that. */
export const refundIfCanceled = ({ payment, total }: Pick<Order, 'payment' | 'total'>): Money =>
  payment?.status === 'paid' ? total : noMoney(total.scale);

const spreadOf = (status: OrderStatus): number =>
  status === 'on_a_way' ? ARRIVAL_SPREAD.onTheWay : ARRIVAL_SPREAD.before;
