import { instant, type Instant } from '../kernel/clock.port.ts';

/** How long an unpaid order is kept for its customer. */
export const KEEP_UNPAID_MS: number = 30 * 60_000;

/** ORDER-3c: Until when an unpaid order is kept: half an hour, but not beyond the start of its slot. */
export const unpaidUntil = (placedAt: Instant, slotStart: number | undefined): Instant =>
  instant(Math.min(placedAt + KEEP_UNPAID_MS, slotStart ?? Number.POSITIVE_INFINITY));
