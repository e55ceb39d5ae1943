import { instant, type Instant } from '../kernel/clock.port.ts';
import type { TableId } from '../kernel/ids.ts';
import { isOverlapping, type Period } from './period.ts';

/** A table that is kept for a customer who decides. */
export type TableHold = { readonly tableId: TableId; readonly stay: Period; readonly until: Instant };

/** How long a table is kept for a customer who decides. */
export const TABLE_HOLD_MS = 600_000;
/** Minutes before its end at which a hold is spoken of; 0 is the end. */
export const HOLD_MARKS = [5, 2, 1, 0] as const;
/** One of `HOLD_MARKS`. */
export type HoldMark = (typeof HOLD_MARKS)[number];

const MINUTE_MS = 60_000;

/** BOOKING-1q: Milliseconds until a hold ends, 0 once it has, never more than `TABLE_HOLD_MS`. */
export const holdLeft = ({ until }: Pick<TableHold, 'until'>, now: Instant): number =>
  Math.min(TABLE_HOLD_MS, Math.max(0, until - now));

/**
 * BOOKING-1q: Returns the customer's only hold after choosing a table. The same table and time again keep the end of a
 * running hold; any other choice, or the same one after the end, starts a new one.
 */
export const holdTable = (
  earlier: TableHold | undefined,
  { tableId, stay }: Pick<TableHold, 'tableId' | 'stay'>,
  now: Instant,
): TableHold => {
  const isSame = earlier?.tableId === tableId && earlier.stay.from === stay.from && earlier.stay.until === stay.until;
  return isSame && holdLeft(earlier, now) > 0 ? earlier : { tableId, stay, until: instant(now + TABLE_HOLD_MS) };
};

/** BOOKING-1r: Those of the holds of all customers that keep others, and not the viewer, from a table. */
export const holdsAgainst = <Held extends Pick<TableHold, 'until'> & { readonly holder: number }>(
  holds: readonly Held[],
  viewer: number | undefined,
  now: Instant,
): readonly Held[] => holds.filter((hold) => hold.holder !== viewer && holdLeft(hold, now) > 0);

/** BOOKING-1r: Whether a reservation uses the hold of its customer up. */
export const isHoldOf = (
  hold: Pick<TableHold, 'tableId' | 'stay'>,
  { tableId, stay }: Pick<TableHold, 'tableId' | 'stay'>,
): boolean => hold.tableId === tableId && isOverlapping(hold.stay, stay);

/**
 * BOOKING-1s: Returns the last mark that the time left of a hold passed; `undefined` if it passed none. A hold starts
 * with more than its first mark.
 */
export const holdMark = (leftBefore: number, leftNow: number): HoldMark | undefined =>
  HOLD_MARKS.findLast((mark) => leftBefore > mark * MINUTE_MS && leftNow <= mark * MINUTE_MS);
