import type { Instant } from '../kernel/clock.port.ts';

/** Zone data: the only fact about civil time that the domain cannot compute. */
export interface TimeZones {
  /** Minutes to add to UTC for the wall clock of `zone` at `at`; unknown zones count as UTC. */
  offsetAt(zone: string, at: Instant): number;
}
