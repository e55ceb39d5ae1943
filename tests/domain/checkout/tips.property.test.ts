import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicesFor,
  DEFAULT_TIPS,
  noChoices,
  noHandoverChoice,
  TIP_PERCENTS,
  tipAmount,
  tipSuggestions,
  type CheckoutChoices,
  type TipChoice,
} from '@domain/checkout/index.ts';
import { shopId } from '@domain/kernel/ids.ts';
import { money, noMoney, type Decimal, type Money, type Scale } from '@domain/pricing/index.ts';
import { hostileTextArb, moneyArb, percentArb, scaleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const baseArb = scaleArb.chain((scale) => moneyArb(scale));

/** A sixth of the exact share, and the rounding to minor units before it. */
const mayDiffer = (base: Money, percent: number): number => (base.minor * percent) / 600 + 0.6;

describe('ORDER-1 tips', () => {
  it('suggests rising shares of the items and omits those that round to zero', () => {
    fc.assert(
      fc.property(baseArb, (base) => {
        const suggestions = tipSuggestions(base);
        for (const { percent, amount } of suggestions) {
          expect(Math.abs(amount.minor - (base.minor * percent) / 100)).toBeLessThanOrEqual(mayDiffer(base, percent));
          expect([amount.scale, amount.minor > 0]).toEqual([base.scale, true]);
        }
        const dropped = TIP_PERCENTS.filter((percent) =>
          suggestions.every((suggestion) => suggestion.percent !== percent),
        );
        for (const percent of dropped) expect(base.minor * percent).toBeLessThan(50);
        expect(suggestions.map(({ percent }) => percent)).toEqual(
          TIP_PERCENTS.filter((percent) => !dropped.includes(percent)),
        );
      }),
      runs(25, 10_000),
    );
  });

  it('ORDER-1n are round amounts, no two of those that checkout shows alike', () => {
    fc.assert(
      fc.property(baseArb, (base) => {
        const shown = tipSuggestions(base).slice(0, DEFAULT_TIPS.length);
        for (const { amount } of shown) expect(String(amount.minor)).toMatch(/^\d{1,2}0*$/);
        if (base.minor >= 20) expect(new Set(shown.map(({ amount }) => amount.minor)).size).toBe(DEFAULT_TIPS.length);
        const amounts = shown.map(({ amount }) => amount.minor);
        expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
      }),
      runs(25, 10_000),
    );
    const shown = (minor: number, scale: Scale) =>
      tipSuggestions(money(minor, scale)).map(({ amount }) => amount.minor);
    expect([shown(4456, 2), shown(3220, 2), shown(2400, 0), shown(4250, 3)]).toEqual([
      [200, 400, 700, 900, 1100],
      [150, 300, 500, 600, 800],
      [120, 250, 400, 500, 600],
      [200, 400, 600, 900, 1100],
    ]);
  });

  it('equals the choice: none, a share, or an amount in this currency', () => {
    fc.assert(
      fc.property(baseArb, baseArb, percentArb, (base, amount, percent) => {
        expect([tipAmount(undefined, base), tipAmount({ kind: 'none' }, base)]).toEqual([
          noMoney(base.scale),
          noMoney(base.scale),
        ]);
        expect(tipAmount({ kind: 'own', amount }, base)).toEqual(
          amount.scale === base.scale ? amount : noMoney(base.scale),
        );
        const share = tipAmount({ kind: 'percent', percent }, base);
        expect(Math.abs(share.minor - (base.minor * Number(percent)) / 100)).toBeLessThanOrEqual(
          mayDiffer(base, Number(percent)),
        );
      }),
      runs(25, 10_000),
    );
  });

  it('ORDER-1e gives no tip for any malformed choice and never throws', () => {
    const partArb = fc.oneof(
      fc.constantFrom(
        undefined,
        null,
        1.5,
        -1,
        0,
        '5',
        ' 5',
        '-5',
        '0',
        '100.01',
        '1e3',
        'x',
        Number.NaN,
        Infinity,
        {},
      ),
      hostileTextArb.filter((text) => !/^[+-]?[0-9.]+$/.test(text)),
    );
    const brokenArb = fc.oneof(
      fc.record({ kind: fc.constant('own'), amount: fc.record({ minor: partArb, scale: fc.constantFrom(0, 2, 3) }) }),
      fc.record({ kind: fc.constant('own'), amount: partArb }),
      fc.record({ kind: fc.constant('percent'), percent: partArb.filter((part) => part !== '5') }),
      fc.record({ kind: fc.oneof(partArb, fc.constantFrom('own', 'percent', 'none')) }),
      partArb,
    );
    fc.assert(
      fc.property(baseArb, brokenArb, (base, broken) => {
        expect(tipAmount(broken as TipChoice | undefined, base)).toEqual(noMoney(base.scale));
      }),
      runs(100, 10_000),
    );
  });

  it('ORDER-1e gives no tip for a stored percentage in any but its canonical spelling', () => {
    const tipOf = (percent: string): number =>
      tipAmount({ kind: 'percent', percent: percent as Decimal }, money(1000, 2)).minor;
    expect([' 5', '5 ', '05', '5.0', '+5', '5e0'].map(tipOf)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(['5', '12.5'].map(tipOf)).toEqual([50, 130]);
  });
});

describe('ORDER-1f choices', () => {
  const choicesArb: fc.Arbitrary<CheckoutChoices> = fc.record({
    shopId: fc.constantFrom(undefined, shopId(1), shopId(2)),
    fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
    slot: fc.constantFrom(undefined, { date: '2025-03-10', time: '12:30' }),
    phone: fc.constantFrom(undefined, '31612345678'),
    note: fc.constantFrom(undefined, 'No onions'),
    handover: fc.constantFrom(noHandoverChoice, { ...noHandoverChoice, cutlery: 2 }),
    coupon: fc.constantFrom(undefined, 'SPRING2'),
    tip: fc.constantFrom(undefined, { kind: 'none' as const }),
    paymentTag: fc.constantFrom(undefined, 'cash'),
    usesReturnableBoxes: fc.constantFrom(undefined, true),
  });

  it('keeps only customer data when the shop changes', () => {
    fc.assert(
      fc.property(choicesArb, fc.constantFrom(shopId(1), shopId(2)), (choices, shop) => {
        const isKept = choices.shopId === undefined || choices.shopId === shop;
        const kept = choicesFor(choices, shop);
        expect(kept).toEqual(
          isKept
            ? { ...choices, shopId: shop }
            : {
                ...choices,
                shopId: shop,
                slot: undefined,
                coupon: undefined,
                tip: undefined,
                usesReturnableBoxes: undefined,
              },
        );
        expect(choicesFor(kept, shop)).toEqual(kept);
      }),
      runs(20, 5000),
    );
    expect(Object.values(noChoices).filter((choice) => choice !== undefined)).toEqual(['delivery', noHandoverChoice]);
  });
});
