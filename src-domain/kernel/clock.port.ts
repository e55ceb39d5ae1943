import type { Brand } from './brand.ts';

/** A moment, as whole milliseconds since 1970-01-01T00:00Z. */
export type Instant = Brand<number, 'Instant'>;

/** Names a millisecond count as a moment; RangeError unless it is a safe integer. */
export const instant = (milliseconds: number): Instant => {
  if (!Number.isSafeInteger(milliseconds))
    throw new RangeError(`An instant needs whole milliseconds, got ${milliseconds}`);
  return milliseconds as Instant;
};

/** The only source of the present time. */
export interface Clock {
  /** The present moment. It stands still or goes back where somebody sets the clock. */
  now(): Instant;
}
