import { sql } from 'kysely';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Job } from '../jobs/index.ts';
import type { Store } from '../store/index.ts';
import type { ChangeBookingStatus } from './change-booking-status.use-case.ts';

type Deps = {
  readonly store: Store; readonly changeBookingStatus: ChangeBookingStatus;
  /** The marketplace's time. */
  readonly clock: Clock;
  /** SIMULATION_SPEED: how much faster shops answer than in life. */
  readonly speed: number;
};

/** How long a simulated shop thinks about a booking at speed 1. */
const THINKING_MS = 60_000;
const MOST = 100;
/** Any number, the same in every process. */
const LOCK = 810_341;

/** BOOKING-1g in the living city: shops accept what was asked for in time, each once, whichever process does it. */
export const createBookingAnswers = ({ store, changeBookingStatus, clock, speed }: Deps): Job => ({
  name: 'booking-answers',
  everyMs: speed >= 60 ? 200 : 1000,
  run: () =>
    store.transaction(async () => {
      const { rows: [turn] } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as taken`.execute(store.database);
      if (turn?.taken !== true) return;
      const now = clock.now();
      const waiting = await store.database
        .selectFrom('user_bookings').select('id').where('status', '=', 'new').where('created_at', '<=', now - THINKING_MS / speed).where('starts_at', '>', now)
        .orderBy('id').limit(MOST).execute();
      // What a customer gave back meanwhile stays given back.
      for (const { id } of waiting) await changeBookingStatus(id, 'accepted');
    }),
});
