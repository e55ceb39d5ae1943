import { err, ok, type Result } from '../kernel/result.ts';
import type { TransitionRefusal } from '../orders/index.ts';

/** Contract 4.3, normalized; `cancelled` is converted by adapters. */
export const RESERVATION_STATUSES = ['new', 'accepted', 'canceled'] as const;
/** One of `RESERVATION_STATUSES`. */
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** BOOKING-1g: Reads both spellings of canceled; undefined for any other word. */
export const readReservationStatus = (text: string): ReservationStatus | undefined =>
  RESERVATION_STATUSES.find((status) => status === (text === 'cancelled' ? 'canceled' : text));

/** BOOKING-1g, contract 4.3: The next statuses of a reservation. */
export const nextReservationStatuses = (from: ReservationStatus): readonly ReservationStatus[] => {
  switch (from) {
    case 'new':
      return ['accepted', 'canceled'];
    case 'accepted':
      return ['canceled'];
    case 'canceled':
      return [];
  }
};

/** BOOKING-1g: one step of the status machine, from a wire word. */
export const reservationTransition = (
  from: ReservationStatus,
  to: string,
): Result<ReservationStatus, TransitionRefusal> => {
  const next = readReservationStatus(to);
  if (next === undefined) return err({ kind: 'unknown' });
  if (next === from) return err({ kind: 'same' });
  if (from === 'canceled') return err({ kind: 'final' });
  return nextReservationStatuses(from).includes(next) ? ok(next) : err({ kind: 'not-allowed' });
};
