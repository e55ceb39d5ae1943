// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooOld, surplus, type Bounds, type Dated } from '@app/entry/service-worker/bounds.ts';

const boundsArb: fc.Arbitrary<Bounds> = fc.record({ count: fc.nat(8), ageMs: fc.nat(1_000) });
const entriesArb: fc.Arbitrary<readonly Dated<number>[]> = fc.array(fc.oneof(fc.nat(2_000), fc.constant(Number.NaN)), { maxLength: 20 }).map((times) => times.map((at, key) => ({ key, at })));

describe('ERROR-6 what is kept is bounded', () => {
  it('leaves the youngest, so many, none too old, and nothing else goes', () => {
    fc.assert(
      fc.property(entriesArb, boundsArb, fc.nat(2_500), (entries, bounds, now) => {
        const gone = new Set(surplus(entries, now, bounds));
        const left = entries.filter(({ key }) => !gone.has(key));
        expect(left.length).toBeLessThanOrEqual(bounds.count);
        expect(left.some(({ at }) => isTooOld(at, now, bounds))).toBe(false);
        const youngGone = entries.filter(({ key, at }) => gone.has(key) && !isTooOld(at, now, bounds));
        for (const { at } of youngGone) expect(at).toBeLessThanOrEqual(Math.min(...left.map((one) => one.at), Number.POSITIVE_INFINITY));
        if (youngGone.length > 0) expect(left).toHaveLength(bounds.count);
        expect(surplus(left, now, bounds)).toEqual([]);
      }),
    );
  });

  it('takes what has no date for too old, and what comes from the future for young', () => {
    expect([isTooOld(Number.NaN, 5, { count: 1, ageMs: 10 }), isTooOld(99, 5, { count: 1, ageMs: 10 })]).toEqual([true, false]);
  });
});
