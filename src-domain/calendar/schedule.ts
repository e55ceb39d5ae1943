/** The days of the week, Monday first, as the wire names them (contract 1.7). */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** One of `WEEKDAYS`. */
export type Weekday = (typeof WEEKDAYS)[number];

/** Minutes since midnight on the shop's wall clock, 0 … 1440. */
export type Minutes = number;

/** One opening of a weekday. `to <= from` ends on the next day; 0 to 0 is around the clock. */
export type WorkingSpan = { readonly day: Weekday; readonly from: Minutes; readonly to: Minutes };

/** The opening hours of a shop. All wall-clock times are of `timeZone` (LOCALE-10). */
export type Schedule = {
  /** IANA name ("Europe/Amsterdam"). */
  readonly timeZone: string;
  /** Enabled spans only; a weekday may have several. */
  readonly spans: readonly WorkingSpan[];
  /** `YYYY-MM-DD` days on which no span starts. */
  readonly closedDates: readonly string[];
  /** False while the shop has switched itself off. */
  readonly isAccepting: boolean;
};
