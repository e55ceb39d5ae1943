import type { TimeZones } from '../calendar/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { TableId } from '../kernel/ids.ts';
import { err, type Result } from '../kernel/result.ts';
import {
  checkReservation,
  type NewReservation,
  type ReservationDraft,
  type ReservationFault,
} from './check-reservation.ts';
import { wallText, type Period } from './period.ts';
import { canGiveBack, type Reservation } from './reservation.ts';
import type { ReservationStatus } from './reservation-status.ts';
import type { TableFacts } from './table-times.ts';
import type { ReservationFacts } from './times.ts';

/** What a customer can change of a reservation. */
export type ReservedTable = Pick<Reservation, 'tableId' | 'period' | 'guests' | 'note'>;

/** Why a reservation cannot be changed, whatever is wanted instead. */
export type ChangeBarrier = 'canceled' | 'begun';
/** Why a change is refused. */
export type ChangeRefusal =
  | { readonly kind: ChangeBarrier | 'unchanged' }
  | { readonly kind: 'faults'; readonly faults: readonly ReservationFault[] };

/** BOOKING-1u: Returns why a reservation can no longer be changed; `undefined` until the guests are expected. */
export const changeBarrier = (
  { status, period }: Pick<Reservation, 'status' | 'period'>,
  now: Instant,
): ChangeBarrier | undefined => {
  if (status === 'canceled') return 'canceled';
  return canGiveBack(status, period.from, now) ? undefined : 'begun';
};

/** BOOKING-1v: Returns the periods in which a table is taken for the customer who changes a reservation. */
export const takenByOthers = (
  taken: readonly Period[],
  tableId: TableId,
  own: Pick<ReservedTable, 'tableId' | 'period'>,
): readonly Period[] => {
  if (tableId !== own.tableId) return taken;
  // Only one of them is the reservation: an equal one is a closure.
  const at = taken.findIndex(({ from, until }) => from === own.period.from && until === own.period.until);
  return at < 0 ? taken : taken.toSpliced(at, 1);
};

/** BOOKING-1v: Returns the facts about the table of a draft for the customer who changes a reservation. */
export const factsFor = (
  facts: ReservationFacts,
  { table }: Pick<ReservationDraft, 'table'>,
  own: Pick<ReservedTable, 'tableId' | 'period'>,
): ReservationFacts => ({
  ...facts,
  kept: own.period.from,
  taken: table ? takenByOthers(facts.taken, table.id, own) : facts.taken,
});

/** BOOKING-1w: Whether a draft asks for what is reserved already. */
export const isUnchanged = (
  { table, guests, date, time, note }: ReservationDraft,
  own: ReservedTable,
  timeZone: string,
  zones: TimeZones,
): boolean =>
  table?.id === own.tableId &&
  guests === own.guests &&
  `${date} ${time}` === wallText(own.period.from, timeZone, zones) &&
  note.trim() === own.note;

/**
 * BOOKING-1u, BOOKING-1v, BOOKING-1w: Returns what the reservation becomes, or why not. `taken` includes the
 * reservation itself; its own start may be kept within the notice period. The server runs the same check.
 */
export const checkChange = (
  own: Pick<Reservation, 'status'> & ReservedTable,
  draft: ReservationDraft,
  facts: ReservationFacts,
): Result<NewReservation, ChangeRefusal> => {
  const { rules, now, zones } = facts;
  const barrier = changeBarrier(own, now);
  if (barrier) return err({ kind: barrier });
  if (isUnchanged(draft, own, rules.timeZone, zones)) return err({ kind: 'unchanged' });
  const checked = checkReservation(draft, factsFor(facts, draft, own));
  return checked.ok ? checked : err({ kind: 'faults', faults: checked.error });
};

/** A reservation and what became of it so far. */
export type ReservationVersion = ReservedTable & {
  readonly status: ReservationStatus;
  /** How often its customer changed it. */
  readonly changes: number;
  /** When its start was asked for. */
  readonly startAskedAt: Instant;
  /** What the restaurant knew before: the version it confirmed last, else the first one; `undefined` if unchanged. */
  readonly known: ReservedTable | undefined;
};

/**
 * BOOKING-1x: Returns the reservation after a change. It waits for the restaurant again, and keeps what the restaurant
 * confirmed until it confirms another version. Its start counts as asked for now, if it is another one.
 */
export const changeReservation = (
  { status, changes, startAskedAt, known, ...own }: ReservationVersion,
  { tableId, period, guests, note }: ReservedTable,
  now: Instant,
): ReservationVersion => ({
  tableId,
  period,
  guests,
  note,
  status: 'new',
  changes: changes + 1,
  startAskedAt: period.from === own.period.from ? startAskedAt : now,
  known: status === 'accepted' ? own : (known ?? own),
});

/** BOOKING-1v: Returns what can be chosen by the customer who changes a reservation. */
export const tableFactsFor = (facts: TableFacts, own: Pick<ReservedTable, 'tableId' | 'period'>): TableFacts => ({
  ...facts,
  kept: own.period.from,
  taken: { ...facts.taken, [own.tableId]: takenByOthers(facts.taken[own.tableId] ?? [], own.tableId, own) },
});
