import { localDateOf, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import { err, type Result } from '@domain/kernel/result.ts';
import {
  checkChange,
  checkReservation,
  type ChangeRefusal,
  type ChangeReservation,
  type NewReservation,
  type Reservation,
  type ReservationDraft,
  type ReservationFacts,
  type Reservations,
  type ReserveTable,
} from '@domain/reservations/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { failureText } from '../failure/index.ts';

export type SendTableDeps = {
  readonly reservations: Pick<Reservations, 'list'>;
  readonly reserveTable: ReserveTable;
  readonly changeReservation: ChangeReservation;
  /** Checks whether the server is reachable now. */
  readonly reach: () => Promise<boolean>;
  readonly zones: TimeZones;
  readonly translate: Translate;
};

/** What became of what was sent. `unknown`: it may have arrived. `outdated`: it was changed elsewhere meanwhile. */
export type Sent =
  | { readonly kind: 'done' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'failed' | 'unknown' | 'outdated'; readonly problem: string };

/** Checks a draft as a change of the own reservation, else as a new one. */
export const checkDraft = (
  own: Reservation | undefined,
  draft: ReservationDraft,
  facts: ReservationFacts,
): Result<NewReservation, ChangeRefusal> => {
  if (own) return checkChange(own, draft, facts);
  const checked = checkReservation(draft, facts);
  return checked.ok ? checked : err({ kind: 'faults', faults: checked.error });
};

/** Changes the own reservation, else makes a new one, once however often it is sent. */
export const sendTable = async (
  own: Reservation | undefined,
  wanted: NewReservation,
  deps: SendTableDeps,
): Promise<Sent> => {
  const { reach, reserveTable, changeReservation, translate } = deps;
  // Without a connection nothing is sent, now or later.
  if (!(await reach())) return { kind: 'failed', problem: translate('failure.nothing_sent') };
  const answer = own
    ? await changeReservation({ id: own.id, changes: own.changes, wanted })
    : await reserveTable(wanted);
  if (answer.ok) return { kind: 'done' };
  const { error } = answer;
  if (error.kind === 'taken') return { kind: !own && (await isReservedAlready(wanted, deps)) ? 'done' : 'taken' };
  if (error.kind === 'outdated') return { kind: 'outdated', problem: translate('table.change.outdated') };
  const isUnknown = error.kind !== 'unauthorized' && (error.kind !== 'rejected' || error.status >= 500);
  if (!isUnknown) return { kind: 'failed', problem: failureText(error, translate) };
  return { kind: 'unknown', problem: translate(own ? 'table.change.no_answer' : 'table.no_answer') };
};

/** Whether the table is taken because it is the customer's own already, reserved in another tab. */
const isReservedAlready = async (
  { tableId, start }: NewReservation,
  { reservations, zones }: SendTableDeps,
): Promise<boolean> => {
  const answer = await reservations.list(1);
  if (!answer.ok) return false;
  return answer.value.items.some(
    ({ status, shop, period, ...own }) =>
      status !== 'canceled' &&
      own.tableId === tableId &&
      `${localDateOf(period.from, shop.timeZone, zones)} ${localTimeOf(period.from, shop.timeZone, zones)}` === start,
  );
};
