import { isDate } from '../calendar/index.ts';
import type { BookingId, TableId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { isFree, stayFrom, wallText, type Period } from './period.ts';
import { seats, type Table } from './table.ts';
import { isEarlyEnough, startsOn, type ReservationFacts } from './times.ts';

/** The content of the reservation form. */
export type ReservationDraft = {
  readonly table: Table | undefined;
  readonly guests: number;
  /** `YYYY-MM-DD` and `HH:mm` on the shop's wall clock; empty until chosen. */
  readonly date: string;
  readonly time: string;
  readonly note: string;
};

/**
 * Why a table cannot be reserved. `not-offered`: the shop takes no guests at that time. `taken`: TABLE_BOOKING_EXISTS.
 */
export type ReservationFault =
  | { readonly field: 'guests'; readonly kind: 'invalid' }
  | { readonly field: 'table'; readonly kind: 'required' | 'inactive' | 'too-small' }
  | { readonly field: 'date'; readonly kind: 'required' | 'invalid' }
  | { readonly field: 'time'; readonly kind: 'required' | 'not-offered' | 'too-early' | 'taken' }
  | { readonly field: 'note'; readonly kind: 'too-long' };

/** A valid reservation request (contract 3.12); both dates are `YYYY-MM-DD HH:mm` on the shop's wall clock. */
export type NewReservation = {
  readonly tableId: TableId;
  readonly bookingId: BookingId;
  readonly start: string;
  readonly end: string;
  readonly guests: number;
  readonly note: string;
};

/** Contract 3.12: characters of the longest note. */
export const RESERVATION_NOTE_MAX = 255;

/** BOOKING-1f: Returns the reservation, or all faults in the order of the form. The server runs the same check. */
export const checkReservation = (
  draft: ReservationDraft,
  facts: ReservationFacts,
): Result<NewReservation, readonly ReservationFault[]> => {
  const { table, guests } = draft;
  const note = draft.note.trim();
  const time = timeOf(draft, facts);
  const faults = [
    guestsFault(guests),
    tableFault(table, guests),
    time.ok ? undefined : time.error,
    noteFault(note),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0 || !table || !time.ok) return err(faults);
  const {
    rules: { timeZone, bookingId },
    zones,
  } = facts;
  const [start, end] = [wallText(time.value.from, timeZone, zones), wallText(time.value.until, timeZone, zones)];
  return ok({ tableId: table.id, bookingId, start, end, guests, note });
};

const areGuests = (guests: number): boolean => Number.isSafeInteger(guests) && guests >= 1;
const guestsFault = (guests: number): ReservationFault | undefined =>
  areGuests(guests) ? undefined : { field: 'guests', kind: 'invalid' };

const tableFault = (table: Table | undefined, guests: number): ReservationFault | undefined => {
  if (!table) return { field: 'table', kind: 'required' };
  if (!table.isActive) return { field: 'table', kind: 'inactive' };
  return areGuests(guests) && !seats(table, guests) ? { field: 'table', kind: 'too-small' } : undefined;
};

const timeOf = ({ date, time }: ReservationDraft, facts: ReservationFacts): Result<Period, ReservationFault> => {
  const { rules, taken, zones } = facts;
  if (date === '') return err({ field: 'date', kind: 'required' });
  if (!isDate(date)) return err({ field: 'date', kind: 'invalid' });
  if (time === '') return err({ field: 'time', kind: 'required' });
  const start = startsOn(rules, date, zones).find((one) => one.time === time);
  if (!start) return err({ field: 'time', kind: 'not-offered' });
  if (!isEarlyEnough(facts, start.at)) return err({ field: 'time', kind: 'too-early' });
  const stay = stayFrom(start.at, rules.stayMinutes);
  return isFree(stay, taken) ? ok(stay) : err({ field: 'time', kind: 'taken' });
};

const noteFault = (note: string): ReservationFault | undefined =>
  [...note].length > RESERVATION_NOTE_MAX ? { field: 'note', kind: 'too-long' } : undefined;
