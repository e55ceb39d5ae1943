import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicesFor,
  DEFAULT_TIPS,
  noChoices,
  readDefaultTip,
  startChoices,
  tipAmount,
  tipSuggestions,
  type TipChoice,
} from '@domain/checkout/index.ts';
import { shopId } from '@domain/kernel/ids.ts';
import { decimal } from '@domain/pricing/index.ts';
import { hostileTextArb, moneyArb, scaleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const defaultArb = fc.constantFrom(undefined, ...DEFAULT_TIPS);
const tipArb: fc.Arbitrary<TipChoice> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.constantFrom('7', '10').map((percent) => ({ kind: 'percent' as const, percent: decimal(Number(percent)) })),
);
const shopArb = fc.constantFrom(shopId(1), shopId(2));

describe('ORDER-1m the default tip', () => {
  it('is one of the percentages that checkout shows; any other stored text counts as none', () => {
    fc.assert(
      fc.property(defaultArb, hostileTextArb, (percent, text) => {
        expect(readDefaultTip(percent === undefined ? undefined : String(percent))).toBe(percent);
        if (!DEFAULT_TIPS.map(String).includes(text)) expect(readDefaultTip(text)).toBeUndefined();
      }),
      runs(20),
    );
    expect(DEFAULT_TIPS).toEqual([5, 10, 15, 20]);
    expect(['25', '10 ', '010', '10.0', '-5', ''].map(readDefaultTip)).toEqual(Array(6).fill(undefined));
  });

  it('starts a new order as if the customer had chosen it, to the cent', () => {
    fc.assert(
      fc.property(
        defaultArb,
        shopArb,
        scaleArb.chain((scale) => moneyArb(scale)),
        (percent, shop, base) => {
          const { tip } = startChoices(noChoices, shop, percent);
          const suggested = tipSuggestions(base).find((suggestion) => suggestion.percent === percent);
          expect(tipAmount(tip, base).minor).toBe(suggested?.amount.minor ?? 0);
          expect(tip).toEqual(percent === undefined ? undefined : { kind: 'percent', percent: decimal(percent) });
        },
      ),
      runs(50),
    );
  });

  it('never changes an order that has begun, or a tip that was chosen or declined', () => {
    fc.assert(
      fc.property(tipArb, defaultArb, shopArb, (tip, percent, shop) => {
        const begun = { ...noChoices, shopId: shop };
        expect(startChoices(begun, shop, percent)).toEqual(begun);
        expect(startChoices({ ...begun, tip }, shop, percent)).toEqual({ ...begun, tip });
        expect(startChoices({ ...noChoices, tip }, shop, percent)).toEqual({ ...begun, tip });
        const started = startChoices(noChoices, shop, percent);
        expect(startChoices(started, shop, 20)).toEqual(started);
      }),
      runs(20),
    );
  });

  it('starts the order of another shop anew, and keeps customer data', () => {
    fc.assert(
      fc.property(tipArb, fc.constantFrom(...DEFAULT_TIPS), (tip, percent) => {
        const before = { ...noChoices, shopId: shopId(1), tip, phone: '31612345678', coupon: 'SPRING2' };
        expect(startChoices(before, shopId(2), percent)).toEqual({
          ...choicesFor(before, shopId(2)),
          tip: { kind: 'percent', percent: decimal(percent) },
        });
      }),
      runs(10),
    );
  });
});
