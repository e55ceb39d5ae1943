import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { ChangeReservationStatus } from './change-reservation-status.use-case.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Reservations } from './reservations.ports.ts';

type Deps = {
  readonly reservations: Reservations;
  readonly transactions: Transactions;
  readonly changeReservationStatus: ChangeReservationStatus;
  /** The marketplace's time. */
  readonly clock: Clock;
  /** SIMULATION_SPEED: the speed-up of shops' replies. */
  readonly speed: number;
};

/** How long a simulated shop takes to answer at speed 1. */
const RESPONSE_MS = 60_000;
const MAX = 100;

/** BOOKING-1g: simulated shops accept reservations requested in time, once across all processes. */
export const createReservationAnswers = ({
  reservations,
  transactions,
  changeReservationStatus,
  clock,
  speed,
}: Deps): Job => ({
  name: 'booking-answers',
  everyMs: speed >= 60 ? 200 : 1000,
  run: () =>
    transactions.run(async () => {
      if (!(await reservations.tryLock())) return;
      const now = clock.now();
      const waiting = await reservations.unanswered({
        askedBefore: now - RESPONSE_MS / speed,
        startsAfter: now,
        limit: MAX,
      });
      // What a customer gave back meanwhile stays given back.
      for (const id of waiting) await changeReservationStatus(id, 'accepted');
    }),
});
