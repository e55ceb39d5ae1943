import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, couponSaving, quoteOf, type CalculationInput, type Quote } from '@domain/pricing/index.ts';
import { calculationInputArb, couponRuleArb, quoteHeaderFor } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const quoted = (input: CalculationInput): Quote => quoteOf(quoteHeaderFor(input), calculate(input));

describe('PRICE-6a the saving of a coupon', () => {
  it('is what the total falls by, also in place of another coupon', () => {
    fc.assert(
      fc.property(calculationInputArb, couponRuleArb, (input, coupon) => {
        const bare = quoted({ ...input, coupon: undefined });
        const saving = couponSaving(coupon, bare);
        expect(saving).toEqual({ minor: bare.total - quoted({ ...input, coupon }).total, scale: input.scale });
        expect(couponSaving(coupon, quoted(input))).toEqual(saving);
      }),
      runs(40, 100_000),
    );
  });
});
