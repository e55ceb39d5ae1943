import { bookingId, reservationId, tableId } from '@domain/kernel/ids.ts';
import { isUuidV4 } from '@domain/kernel/uuid.ts';
import type { ChangeIntent, ChangeIntents, ReservationIntent, ReservationIntents } from '@domain/reservations/index.ts';
import { createOwnValue, type OwnValueDeps } from '../drivers/browser/own-value.ts';
import { asInteger, asRecord, asText, listOf } from '../drivers/http/wire.ts';

/** BOOKING-1o: the reservation whose outcome is unknown, in this tab's session storage. */
export const createStoredReservationIntents = (deps: OwnValueDeps): ReservationIntents =>
  createOwnValue(deps, toIntent);

/** BOOKING-1z: the change whose outcome is unknown, in this tab's session storage. */
export const createStoredChangeIntents = (deps: OwnValueDeps): ChangeIntents => createOwnValue(deps, toChangeIntent);

/**
 * What was chosen for a table; `change` is the reservation that is changed, 0 for a new one; `table` is 0 and texts are
 * empty until chosen.
 */
export type StoredTableForm = {
  readonly shop: number;
  readonly change: number;
  readonly date: string;
  readonly guests: number;
  readonly time: string;
  readonly table: number;
  readonly occasions: readonly string[];
  readonly note: string;
};

/** The form for a table across reloads of this tab. */
export const createStoredTableForm = (deps: OwnValueDeps) => createOwnValue<StoredTableForm>(deps, toForm);

const toIntent = (json: unknown): ReservationIntent | undefined => {
  const key = asText(asRecord(json)['key']);
  const dto = asRecord(asRecord(json)['wanted']);
  const [table, booking] = [asInteger(dto['tableId']), asInteger(dto['bookingId'])];
  if (!isUuidV4(key) || table < 1 || booking < 1) return undefined;
  const wanted = {
    tableId: tableId(table),
    bookingId: bookingId(booking),
    start: asText(dto['start']),
    end: asText(dto['end']),
    guests: asInteger(dto['guests']),
    note: asText(dto['note']),
  };
  return { key, wanted };
};

const toChangeIntent = (json: unknown): ChangeIntent | undefined => {
  const intent = toIntent(json);
  const id = asInteger(asRecord(json)['id']);
  if (!intent || id < 1) return undefined;
  return { ...intent, id: reservationId(id), changes: asInteger(asRecord(json)['changes']) };
};

const toForm = (json: unknown): StoredTableForm => {
  const dto = asRecord(json);
  return {
    shop: asInteger(dto['shop']),
    change: asInteger(dto['change']),
    date: asText(dto['date']),
    guests: asInteger(dto['guests']),
    time: asText(dto['time']),
    table: asInteger(dto['table']),
    occasions: listOf(dto['occasions'], asText),
    note: asText(dto['note']),
  };
};
