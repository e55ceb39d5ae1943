const FIRST_MS = 5_000;
const GROWTH = 4;
const LONGEST_MS = 3_600_000;
const SPREAD = 0.2;

/**
 * Milliseconds until the next attempt: 5 s, then four times as long after each failure, an hour at most. `jitter` (0 to
 * 1) spreads it by a fifth either way, so that texts which failed together are not tried together.
 */
export const retryDelay = (failedAttempts: number, jitter: number): number =>
  Math.round(
    Math.min(LONGEST_MS, FIRST_MS * GROWTH ** Math.max(0, failedAttempts - 1)) * (1 - SPREAD + 2 * SPREAD * jitter),
  );
