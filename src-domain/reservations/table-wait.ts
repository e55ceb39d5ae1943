import { isDate } from '../calendar/index.ts';
import { instant, type Instant } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { ReservationRules } from './reservation-rules.ts';
import type { TableHold } from './table-hold.ts';
import { seats, type Table } from './table.ts';
import { isReservationDay, type TableFacts } from './table-times.ts';
import { earliestStart, reservationTimes } from './times.ts';

/** A table that a customer waits for. */
export type WaitRequest = {
  readonly guests: number;
  /** `YYYY-MM-DD` on the shop's calendar. */
  readonly date: string;
  /** The first and the last time that suits, `HH:mm` on the shop's clock. */
  readonly from: string;
  readonly to: string;
  /** The section of the shop; any where `undefined`. */
  readonly sectionId: number | undefined;
};

/** The first and the last moment at which the guests of a request may arrive; both suit. */
export type StartSpan = { readonly first: Instant; readonly last: Instant };

/** The tables of a shop, each with the id of its section. */
export type WaitFacts = TableFacts & { readonly sectionOf: Readonly<Record<number, number>> };

/** Why nobody can wait for a table. `too-many`: no table seats the guests. `not-offered`: no time of the span is. */
export type WaitRequestFault =
  | { readonly field: 'guests'; readonly kind: 'invalid' | 'too-many' }
  | { readonly field: 'date'; readonly kind: 'invalid' }
  | { readonly field: 'time'; readonly kind: 'not-offered' };

/** `offered`: a table is kept for its customer. `ended`: its time has passed, or the table was not taken. */
export type WaitStatus = 'waiting' | 'offered' | 'taken' | 'ended';

/** What became of a request so far. The offer is kept for its customer until a moment. */
export type WaitCourse = {
  readonly span: StartSpan;
  readonly offer: TableHold | undefined;
  readonly isTaken: boolean;
};

/** How long an offered table is kept. */
export const WAIT_OFFER_MS = 900_000;

/** In how many lines a customer can wait at once. */
export const TABLE_WAITS_MAX = 20;

/** One place of a customer in the line of a shop for a day. */
export type HeldPlace = { readonly shopId: number; readonly date: string; readonly status: WaitStatus };

/** BOOKING-2h: Whether a customer with these places may wait for a table of a shop on a day as well. */
export const mayWait = (places: readonly HeldPlace[], wanted: Omit<HeldPlace, 'status'>): boolean => {
  const others = places.filter(({ shopId, date }) => shopId !== wanted.shopId || date !== wanted.date);
  return others.filter(({ status }) => isInLine(status)).length < TABLE_WAITS_MAX;
};

/** The tables that suit a request, free or not. */
export const tablesForRequest = (
  { tables, sectionOf }: Pick<WaitFacts, 'tables' | 'sectionOf'>,
  { guests, sectionId }: Pick<WaitRequest, 'guests' | 'sectionId'>,
): readonly Table[] =>
  tables.filter((table) => seats(table, guests) && (sectionId === undefined || sectionOf[table.id] === sectionId));

/**
 * BOOKING-2a: Returns from the first to the last offered time within a request, free or not, or all faults. The times
 * of a span are those of one day.
 */
export const checkWaitRequest = (
  request: WaitRequest,
  facts: WaitFacts,
): Result<StartSpan, readonly WaitRequestFault[]> => {
  const faults: WaitRequestFault[] = [];
  const { guests, date } = request;
  if (!Number.isSafeInteger(guests) || guests < 1) faults.push({ field: 'guests', kind: 'invalid' });
  else if (tablesForRequest(facts, request).length === 0) faults.push({ field: 'guests', kind: 'too-many' });
  if (!isDate(date)) return err([...faults, { field: 'date', kind: 'invalid' }]);
  const starts = reservationTimes({ ...facts, taken: [] }, date)
    .filter(({ time, stay }) => {
      const isWithin = request.from <= time && time <= request.to;
      return isWithin && isReservationDay(facts.tableHours, stay.from, facts.zones);
    })
    .map(({ stay }) => stay.from);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return err([...faults, { field: 'time', kind: 'not-offered' }]);
  return faults.length > 0 ? err(faults) : ok({ first, last });
};

/**
 * BOOKING-2c: Returns the status of a request: `ended` once no time of its span can be booked any more, or the offer
 * ran out.
 */
export const waitStatus = (
  { span, offer, isTaken }: WaitCourse,
  notice: Pick<ReservationRules, 'hoursAhead'>,
  now: Instant,
): WaitStatus => {
  if (isTaken) return 'taken';
  if (offer) return now < offer.until ? 'offered' : 'ended';
  return span.last >= earliestStart(notice, now) ? 'waiting' : 'ended';
};

/** BOOKING-2c: Whether its customer still waits, or may take what is offered. */
export const isInLine = (status: WaitStatus): boolean => status === 'waiting' || status === 'offered';

/** BOOKING-2b: Whether two requests of a customer for one shop and day ask for the same. */
export const isSameRequest = (one: TimedRequest, other: TimedRequest): boolean =>
  one.guests === other.guests &&
  one.sectionId === other.sectionId &&
  one.span.first === other.span.first &&
  one.span.last === other.span.last;

/** A request whose times were found. */
export type TimedRequest = Pick<WaitRequest, 'guests' | 'sectionId'> & Pick<WaitCourse, 'span'>;

/** BOOKING-2f: Whether a reservation of the customer at that shop is what they waited for. */
export const isMetBy = ({ span }: Pick<WaitCourse, 'span'>, start: Instant): boolean =>
  span.first <= start && start <= span.last;

/** BOOKING-2e: When the offer of a stay ends that is made now: with the time to decide, or with the notice period. */
export const waitOfferEnd = (
  { stay }: Pick<TableHold, 'stay'>,
  notice: Pick<ReservationRules, 'hoursAhead'>,
  now: Instant,
): Instant => instant(Math.min(now + WAIT_OFFER_MS, now + stay.from - earliestStart(notice, now)));
