import type { Clock } from '@domain/kernel/clock.port.ts';
import type { LimitName, LimitRules } from './limit-rules.ts';

/** Counts what must not happen too often. */
export interface RateLimiter {
  /** Counts one more for each key; `undefined` when all are within their limits, else the seconds to wait. Nothing is counted when one is not. */
  take(...counted: readonly (readonly [limit: LimitName, key: string])[]): number | undefined;
}

type Window = { count: number; readonly endsAt: number };
const SWEEP_EVERY = 10_000;

export const unlimited: RateLimiter = { take: () => undefined };

/** Keeps its counts in memory: each process of a side-by-side installation counts for itself. */
export const createRateLimiter = (rules: LimitRules, clock: Clock): RateLimiter => {
  const windows = new Map<string, Window>();
  let untilSweep = SWEEP_EVERY;

  const sweep = (now: number): void => {
    untilSweep = SWEEP_EVERY;
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
  };

  return {
    take: (...counted) => {
      const now = clock.now();
      untilSweep -= 1;
      if (untilSweep === 0) sweep(now);
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
