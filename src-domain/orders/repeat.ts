import { addDays, instantOfWall, isDate, localDateOf, type TimeZones } from '../calendar/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId, RepeatId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { OrderStatus } from './order-status.ts';

/** Days on which an order is repeated, both ends included, `YYYY-MM-DD` on the shop's wall clock. */
export type RepeatDays = { readonly from: string; readonly to: string };

/** A repeated order; `lastMade` is the day of its latest copy. */
export type Repeat = RepeatDays & {
  readonly id: RepeatId;
  readonly orderId: OrderId;
  readonly lastMade: string | undefined;
};

/** Why an order is not repeated. All but `not-a-date` are ERROR_120. */
export type RepeatRefusal =
  | { readonly kind: 'not-delivered' | 'refunded' | 'at-table' | 'past' | 'backwards' }
  | { readonly kind: 'not-a-date'; readonly field: 'from' | 'to' };

/** The order to repeat, as far as relevant. */
export type RepeatFacts = {
  readonly status: OrderStatus;
  readonly isRefunded: boolean;
  /** Whether it went to a reserved table, which is reserved once. */
  readonly isAtTable: boolean;
  readonly now: Instant;
  /** The shop's zone. */
  readonly timeZone: string;
  readonly zones: TimeZones;
};

/**
 * ORDER-7d, contract 3.10: A delivered order that was not refunded, and not for a reserved table, can be repeated,
 * starting today at the shop or later.
 */
export const checkRepeat = (
  { from, to }: RepeatDays,
  { status, isRefunded, isAtTable, now, timeZone, zones }: RepeatFacts,
): Result<RepeatDays, RepeatRefusal> => {
  if (status !== 'delivered') return err({ kind: 'not-delivered' });
  if (isRefunded) return err({ kind: 'refunded' });
  if (isAtTable) return err({ kind: 'at-table' });
  if (!isDate(from)) return err({ kind: 'not-a-date', field: 'from' });
  if (!isDate(to)) return err({ kind: 'not-a-date', field: 'to' });
  if (from < localDateOf(now, timeZone, zones)) return err({ kind: 'past' });
  return to < from ? err({ kind: 'backwards' }) : ok({ from, to });
};

/**
 * ORDER-7e, contract 5.10: Whether a copy is due on a day of the shop: within its days, and not twice, even if clocks
 * go back.
 */
export const isRepeatDue = ({ from, to, lastMade }: Pick<Repeat, 'from' | 'to' | 'lastMade'>, today: string): boolean =>
  from <= today && today <= to && (lastMade === undefined || lastMade < today);

/**
 * ORDER-7e, contract 5.10: Returns the next moment after `now` at which repeats of a zone run: 00:01 on its wall clock.
 */
export const nextRepeatRun = (now: Instant, timeZone: string, zones: TimeZones): Instant => {
  const today = localDateOf(now, timeZone, zones);
  const run = instantOfWall(today, 1, timeZone, zones);
  return run > now ? run : instantOfWall(addDays(today, 1), 1, timeZone, zones);
};
