import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelay } from '@infra/server/foundation/outbox/delivery/retry-delay.ts';
import { runs } from '../../domain/runs.ts';

const HOUR_MS = 3_600_000;
const failures = fc.integer({ min: 1, max: 40 });
const jitter = fc.double({ min: 0, max: 1, noNaN: true });

describe('OPS-5 the wait before the next attempt', () => {
  it('begins at five seconds, grows fourfold to an hour, and is spread by a fifth', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((count) => retryDelay(count, 0.5) / 1000)).toEqual([
      5, 20, 80, 320, 1280, 3600, 3600,
    ]);
    fc.assert(
      fc.property(failures, jitter, (count, spread) => {
        const [middle, delay] = [retryDelay(count, 0.5), retryDelay(count, spread)];
        expect(delay).toBeGreaterThanOrEqual(Math.floor(middle * 0.8));
        expect(delay).toBeLessThanOrEqual(Math.ceil(middle * 1.2));
        expect(delay).toBeLessThanOrEqual(HOUR_MS * 1.2);
        expect(retryDelay(count + 1, spread)).toBeGreaterThanOrEqual(delay);
      }),
      runs(100),
    );
  });
});
