import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { isRepeatedTip, TIP_REPEAT_MS, type GivenTip } from '@domain/payments/index.ts';
import { money } from '@domain/pricing/index.ts';
import { runs } from '../runs.ts';

const START = 1_741_600_000_000;
const tipArb: fc.Arbitrary<GivenTip> = fc
  .record({ minor: fc.integer({ min: 1, max: 3 }), paymentId: fc.integer({ min: 1, max: 2 }), after: fc.nat(180_000) })
  .map(({ minor, paymentId, after }) => ({ amount: money(minor, 2), paymentId, at: instant(START + after) }));

describe('PAY-6a a tip', () => {
  it('repeats one of the same amount and method within a minute, and no other', () => {
    fc.assert(
      fc.property(fc.array(tipArb, { maxLength: 4 }), tipArb, (given, tip) => {
        const same = given.filter(
          ({ amount, paymentId, at }) =>
            amount.minor === tip.amount.minor && paymentId === tip.paymentId && Math.abs(at - tip.at) < TIP_REPEAT_MS,
        );
        expect(isRepeatedTip(given, tip)).toBe(same.length > 0);
        expect(isRepeatedTip([...given, tip], tip)).toBe(true);
        expect(isRepeatedTip([tip], { ...tip, at: instant(tip.at + TIP_REPEAT_MS) })).toBe(false);
      }),
      runs(200),
    );
  });
});
