import type { Brand } from './brand.ts';

/** A moment, as whole milliseconds since 1970-01-01T00:00Z. */
export type Instant = Brand<number, 'Instant'>;

/** Returns a millisecond count as a moment. Throws RangeError unless it is a safe integer. */
export const instant = (milliseconds: number): Instant => {
  if (!Number.isSafeInteger(milliseconds))
    throw new RangeError(`An instant needs whole milliseconds, got ${milliseconds}`);
  return milliseconds as Instant;
};

/** The milliseconds of 24 hours; a day on which clocks change has an hour more or less. */
export const DAY_MS = 86_400_000;

/** The only source of the current time. */
export interface Clock {
  /** The current moment. It may stand still or go back if the clock is set. */
  now(): Instant;
}
