import type { Instant } from '../kernel/clock.port.ts';
import type { ReservationStatus } from './reservation-status.ts';

/** How long before they are expected guests are reminded. */
export const REMINDER_LEAD_MS = 7_200_000;

/** What a reminder depends on. */
export type Remindable = {
  readonly status: ReservationStatus;
  readonly from: Instant;
  /** When this start was asked for. */
  readonly madeAt: Instant;
  /** The start of which the customer was reminded; `undefined` before that. */
  readonly remindedOf: Instant | undefined;
};

/**
 * BOOKING-1t: Whether guests are to be reminded now: once of each start, from `REMINDER_LEAD_MS` before it until they
 * are expected, unless the table was given up, or asked for only within that time.
 */
export const isReminderDue = ({ status, from, madeAt, remindedOf }: Remindable, now: Instant): boolean =>
  status !== 'canceled' &&
  remindedOf !== from &&
  madeAt < from - REMINDER_LEAD_MS &&
  from - REMINDER_LEAD_MS <= now &&
  now < from;
