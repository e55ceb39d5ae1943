import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { isReminderDue, REMINDER_LEAD_MS, type ReservationStatus } from '@domain/reservations/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ReservationNotifier } from './reservation-notifier.ts';
import type { Reservations } from './reservations.ports.ts';

type Deps = {
  readonly reservations: Reservations;
  readonly transactions: Transactions;
  readonly news: Pick<ReservationNotifier, 'comingSoon'>;
  /** The marketplace's time. */
  readonly clock: Clock;
};

const EVERY_MS = 15_000;
const MAX = 100;

/** BOOKING-1t: reminds customers of their tables, each once across all processes. */
export const createReminders = ({ reservations, transactions, news, clock }: Deps): Job => ({
  name: 'booking-reminders',
  everyMs: EVERY_MS,
  run: () =>
    transactions.run(async () => {
      const now = clock.now();
      const coming = await reservations.unreminded({ after: now, until: now + REMINDER_LEAD_MS, limit: MAX });
      for (const reservation of coming) {
        const { id, status, starts_at, created_at, start_asked_at, reminded_of } = reservation;
        // Those that are not reminded of are marked too, so that they do not keep others waiting.
        await reservations.setReminded(id, starts_at);
        const facts = {
          status: status as ReservationStatus,
          from: instant(starts_at),
          madeAt: instant(start_asked_at ?? created_at),
          remindedOf: reminded_of === null ? undefined : instant(reminded_of),
        };
        if (isReminderDue(facts, now)) await news.comingSoon(reservation);
      }
    }),
});
