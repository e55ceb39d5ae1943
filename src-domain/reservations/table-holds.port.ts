import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { ReservationId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { NewReservation } from './check-reservation.ts';
import type { ReservingFailure } from './reservations.port.ts';

/** What a customer is about to reserve. */
export type WantedTable = Pick<NewReservation, 'tableId' | 'bookingId' | 'start' | 'guests'> & {
  /** The reservation of the customer that is changed to it: its table is not taken for them. */
  readonly changeOf?: ReservationId;
};

/** BOOKING-1q: Keeps one table for the customer while they decide. */
export interface TableHolds {
  /**
   * Keeps a table, instead of the one kept before, and returns until when; `undefined` where the server keeps none. The
   * same table and time again keep the end of a running hold.
   */
  hold(wanted: WantedTable): Promise<Result<Instant | undefined, ReservingFailure>>;
  /** Gives the kept table free. */
  release(): Answer<void>;
}
