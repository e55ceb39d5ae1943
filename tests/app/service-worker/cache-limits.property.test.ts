import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExpired, entriesToEvict, type CacheLimits, type Dated } from '@app/entry/service-worker/cache-limits.ts';

const boundsArb: fc.Arbitrary<CacheLimits> = fc.record({ count: fc.nat(8), ageMs: fc.nat(1_000) });
const entriesArb: fc.Arbitrary<readonly Dated<number>[]> = fc
  .array(fc.oneof(fc.nat(2_000), fc.constant(Number.NaN)), { maxLength: 20 })
  .map((times) => times.map((at, key) => ({ key, at })));

describe('ERROR-6 cache limits', () => {
  it('keep the newest entries up to the limit, none too old, and evict nothing else', () => {
    fc.assert(
      fc.property(entriesArb, boundsArb, fc.nat(2_500), (entries, bounds, now) => {
        const gone = new Set(entriesToEvict(entries, now, bounds));
        const left = entries.filter(({ key }) => !gone.has(key));
        expect(left.length).toBeLessThanOrEqual(bounds.count);
        expect(left.some(({ at }) => isExpired(at, now, bounds))).toBe(false);
        const youngGone = entries.filter(({ key, at }) => gone.has(key) && !isExpired(at, now, bounds));
        for (const { at } of youngGone)
          expect(at).toBeLessThanOrEqual(Math.min(...left.map((one) => one.at), Number.POSITIVE_INFINITY));
        if (youngGone.length > 0) expect(left).toHaveLength(bounds.count);
        expect(entriesToEvict(left, now, bounds)).toEqual([]);
      }),
    );
  });

  it('treat a missing date as expired, and a future one as fresh', () => {
    expect([isExpired(Number.NaN, 5, { count: 1, ageMs: 10 }), isExpired(99, 5, { count: 1, ageMs: 10 })]).toEqual([
      true,
      false,
    ]);
  });
});
