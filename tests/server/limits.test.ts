import * as fc from 'fast-check';
import { createRateLimiter, DEFAULT_LIMITS } from '@infra/server/foundation/limits/index.ts';
import { describe, expect, it } from 'vitest';
import { createHandClock } from './support/marketplace.ts';

const rules = { ...DEFAULT_LIMITS, codeMinute: { count: 1, seconds: 60 }, codeHour: { count: 3, seconds: 3600 } };

describe('API-1 limits', () => {
  it('allow the configured number and return the time to wait', () => {
    const clock = createHandClock();
    const limiter = createRateLimiter(rules, clock);
    expect(limiter.take(['codeMinute', 'a'])).toBeUndefined();
    clock.advance(20_000);
    expect(limiter.take(['codeMinute', 'a'])).toBe(40);
    expect(limiter.take(['codeMinute', 'b'])).toBeUndefined();
    clock.advance(40_000);
    expect(limiter.take(['codeMinute', 'a'])).toBeUndefined();
  });

  it('count nothing when one of several is reached', () => {
    const clock = createHandClock();
    const limiter = createRateLimiter(rules, clock);
    limiter.take(['codeMinute', 'a']);
    for (let index = 0; index < 9; index++) expect(limiter.take(['codeHour', 'a'], ['codeMinute', 'a'])).toBeDefined();
    for (let index = 0; index < 3; index++) expect(limiter.take(['codeHour', 'a'])).toBeUndefined();
    expect(limiter.take(['codeHour', 'a'])).toBeDefined();
  });

  it('never allow more than the limit within a window from the first call', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30_000), { maxLength: 60 }), (pauses) => {
        const clock = createHandClock(0);
        const limiter = createRateLimiter(rules, clock);
        const passed: number[] = [];
        for (const pause of pauses) {
          clock.advance(pause);
          if (limiter.take(['codeMinute', 'x']) === undefined) passed.push(clock.now());
        }
        for (const [index, at] of passed.entries())
          expect(at - (passed[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(60_000);
      }),
    );
  });
});
