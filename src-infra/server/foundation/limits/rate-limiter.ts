import type { Clock } from '@domain/kernel/clock.port.ts';
import type { LimitName, LimitRules } from './limit-rules.ts';

/** Limits how often something may happen per key. */
export interface RateLimiter {
  /**
   * Counts one event under each key and returns `undefined`, or returns the seconds to wait if one of them is at its
   * limit; then none is counted.
   */
  take(...counted: readonly (readonly [limit: LimitName, key: string])[]): number | undefined;
}

type Window = { count: number; readonly endsAt: number };
const SWEEP_EVERY = 10_000;

export const unlimited: RateLimiter = { take: () => undefined };

/**
 * Fixed windows in memory; each process counts for itself. rate-limiter-flexible cannot take an injected clock and
 * counts the other keys when one is at its limit.
 */
export const createRateLimiter = (rules: LimitRules, clock: Clock): RateLimiter => {
  const windows = new Map<string, Window>();
  let takesUntilSweep = SWEEP_EVERY;

  const sweep = (now: number): void => {
    takesUntilSweep = SWEEP_EVERY;
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
  };

  return {
    take: (...counted) => {
      const now = clock.now();
      takesUntilSweep -= 1;
      if (takesUntilSweep === 0) sweep(now);
      const taken: Window[] = [];
      for (const [limit, key] of counted) {
        const { count, seconds } = rules[limit];
        const known = windows.get(`${limit}|${key}`);
        const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + seconds * 1000 };
        if (window.count >= count) return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
        windows.set(`${limit}|${key}`, window);
        taken.push(window);
      }
      for (const window of taken) window.count += 1;
      return undefined;
    },
  };
};
