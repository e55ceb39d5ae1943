import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingCoupons } from '@domain/checkout/index.ts';
import { calculate, couponSaving, decimal, quoteOf, type CouponRule } from '@domain/pricing/index.ts';
import { calculationInputArb, couponRuleArb, quoteArb, quoteHeaderFor } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/** The codes of one shop differ; some coupons save the same. */
const couponsArb: fc.Arbitrary<readonly CouponRule[]> = fc
  .array(couponRuleArb, { maxLength: 4 })
  .map((coupons) => coupons.flatMap((coupon, index) => ['B', 'a'].map((start) => ({ ...coupon, code: start + index }))))
  .chain((coupons) => fc.shuffledSubarray(coupons));

describe('ORDER-1g the codes that checkout offers', () => {
  it('are those that save something, the largest saving first, equal ones by code', () => {
    fc.assert(
      fc.property(couponsArb, quoteArb, (coupons, quote) => {
        const fitting = fittingCoupons(coupons, quote);
        const saved = coupons.filter((coupon) => couponSaving(coupon, quote).minor > 0);
        expect(new Set(fitting.map(({ code }) => code))).toEqual(new Set(saved.map(({ code }) => code)));
        for (const [index, { code, saving }] of fitting.entries()) {
          expect(saving).toEqual(couponSaving(coupons.find((coupon) => coupon.code === code) as CouponRule, quote));
          const next = fitting[index + 1];
          if (!next) continue;
          expect(next.saving.minor).toBeLessThanOrEqual(saving.minor);
          if (next.saving.minor === saving.minor) expect(code < next.code).toBe(true);
        }
      }),
      runs(25, 20_000),
    );
  });

  it('do not depend on the order in which the shop lists them', () => {
    const shuffledArb = couponsArb.chain((coupons) =>
      fc.record({
        coupons: fc.constant(coupons),
        shuffled: fc.shuffledSubarray([...coupons], { minLength: coupons.length }),
      }),
    );
    fc.assert(
      fc.property(shuffledArb, quoteArb, ({ coupons, shuffled }, quote) => {
        expect(fittingCoupons(shuffled, quote)).toEqual(fittingCoupons(coupons, quote));
      }),
      runs(25, 20_000),
    );
  });

  it('never are those for the delivery of an order that is picked up', () => {
    const ride: CouponRule = { code: 'RIDE', type: 'percent', target: 'delivery_fee', amount: decimal(100) };
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        const pickup = { ...input, delivery: { type: 'pickup' as const }, coupon: undefined };
        expect(fittingCoupons([ride], quoteOf(quoteHeaderFor(pickup), calculate(pickup)))).toEqual([]);
      }),
      runs(15, 5_000),
    );
  });
});
