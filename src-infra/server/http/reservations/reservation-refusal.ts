import type { Result } from '@domain/kernel/result.ts';
import { RESERVATION_NOTE_MAX } from '@domain/reservations/index.ts';
import type { Settings } from '@domain/settings/index.ts';
import type {
  ReservationChangeRefusal,
  ReservationDraftFault,
  ReservationRefusal,
  ReservationStatusRefusal,
} from '../../features/reservations/index.ts';
import type { TextArgs, TextKey } from '../../foundation/messages/index.ts';
import { conflict, notFound, refused, type FieldTexts, type Refusal } from '../response/index.ts';

/** Renders why a reservation was rejected: all invalid fields, or that the table is taken (contract 3.12). */
export const reservationRefused = (refusal: ReservationRefusal, { hoursAhead }: Settings['reservation']): Refusal => {
  if (refusal.kind === 'off') return notFound;
  const { faults } = refusal;
  const isOnlyTaken = faults.every(({ kind }) => kind === 'taken');
  if (isOnlyTaken) return refused('ERROR_501', { text: 'TABLE_BOOKING_EXISTS' });
  const params: FieldTexts = Object.fromEntries(
    faults.map((fault): [string, FieldTexts[string]] => {
      const field = FIELDS[fault.field];
      return [
        field,
        [{ text: textOf(fault), args: { field: field.replaceAll('_', ' '), ...argsOf(fault, hoursAhead) } }],
      ];
    }),
  );
  return refused('ERROR_400', { params });
};

/** Renders why a reservation was not changed. */
export const changeRefused = (refusal: ReservationChangeRefusal, settings: Settings['reservation']): Refusal => {
  switch (refusal.kind) {
    case 'not-found':
      return notFound;
    case 'outdated':
      return conflict({ reason: 'outdated' });
    case 'unchanged':
      return refused('ERROR_502', { text: 'RESERVATION_UNCHANGED' });
    case 'canceled':
      return refused('ERROR_255', { text: 'RESERVATION_IS_CANCELED' });
    case 'begun':
      return refused('ERROR_253', { text: 'RESERVATION_HAS_BEGUN' });
    case 'off':
    case 'faults':
      return reservationRefused(refusal, settings);
  }
};

export const statusRefused = ({ kind }: ReservationStatusRefusal): Refusal => {
  switch (kind) {
    case 'not-found':
      return notFound;
    case 'same':
      return refused('ERROR_252');
    case 'final':
      return refused('ERROR_255', { text: 'RESERVATION_IS_CANCELED' });
    case 'unknown':
    case 'not-allowed':
      return refused('ERROR_253');
  }
};

/** Renders why none of the reservations was canceled, if none was. */
export const cancelRefused = (outcome: Result<void, { readonly kind: 'not-found' | 'begun' }>): Refusal | undefined => {
  if (outcome.ok) return undefined;
  return outcome.error.kind === 'not-found' ? notFound : refused('ERROR_253', { text: 'RESERVATION_HAS_BEGUN' });
};

const FIELDS: Readonly<Record<ReservationDraftFault['field'], string>> = {
  guests: 'guest',
  table: 'table_id',
  booking: 'booking_id',
  date: 'start_date',
  time: 'start_date',
  end: 'end_date',
  note: 'note',
};

const textOf = ({ kind }: ReservationDraftFault): TextKey => {
  switch (kind) {
    case 'required':
      return 'FIELD_REQUIRED';
    case 'invalid':
      return 'FIELD_INVALID';
    case 'unknown':
    case 'inactive':
      return 'FIELD_UNKNOWN';
    case 'too-small':
      return 'TABLE_TOO_SMALL';
    case 'too-long':
      return 'FIELD_LONG';
    case 'not-offered':
      return 'RESERVATION_TIME_NOT_OFFERED';
    case 'too-early':
      return 'RESERVATION_TOO_EARLY';
    case 'taken':
      return 'TABLE_BOOKING_EXISTS';
  }
};

const argsOf = ({ kind }: ReservationDraftFault, hoursAhead: number): TextArgs =>
  kind === 'too-early' ? { hours: hoursAhead } : kind === 'too-long' ? { limit: RESERVATION_NOTE_MAX } : {};
