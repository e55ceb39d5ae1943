import { isOutcomeUnknown } from '../kernel/remote-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { NewReservation } from './check-reservation.ts';
import type { Reservation } from './reservation.ts';
import type { ReservationIntent, ReservationIntents, Reservations, ReservingFailure } from './reservations.port.ts';

/** The dependencies of reserving; `makeKey` returns a new idempotency key. */
export type ReserveTableDeps = {
  readonly reservations: Pick<Reservations, 'reserve'>;
  readonly intents: ReservationIntents;
  readonly makeKey: () => string;
};

/** Reserves a table once, however often it is called, answered or reloaded. */
export type ReserveTable = (wanted: NewReservation) => Promise<Result<Reservation, ReservingFailure>>;

/**
 * BOOKING-1o, contract 8.1: Keeps one key for one reservation until a conclusive answer, so that a retry after a lost
 * one finds the reservation that exists already, not its own table taken. While the outcome is unknown, another
 * reservation waits for it: the earlier one is returned if it exists after all.
 */
export const createReserveTable = ({ reservations, intents, makeKey }: ReserveTableDeps): ReserveTable => {
  const send = async (intent: ReservationIntent): ReturnType<ReserveTable> => {
    intents.write(intent);
    const answer = await reservations.reserve(intent.wanted, intent.key);
    if (isFinal(answer)) intents.write(undefined);
    return answer;
  };
  return async (wanted) => {
    const earlier = intents.read();
    if (earlier) {
      const answer = await send(earlier);
      if (answer.ok || !isFinal(answer) || isSame(earlier.wanted, wanted)) return answer;
    }
    return send({ wanted, key: makeKey() });
  };
};

/** Whether two reservations are of the same content. */
export const isSame = (one: NewReservation, other: NewReservation): boolean =>
  one.tableId === other.tableId &&
  one.bookingId === other.bookingId &&
  one.start === other.start &&
  one.end === other.end &&
  one.guests === other.guests &&
  one.note === other.note;

/** Whether the table is reserved, or certainly is not. */
const isFinal = (answer: Awaited<ReturnType<ReserveTable>>): boolean =>
  answer.ok || answer.error.kind === 'taken' || !isOutcomeUnknown(answer.error);
