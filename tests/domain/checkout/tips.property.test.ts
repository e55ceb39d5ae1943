import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesFor, noChoices, TIP_PERCENTS, tipAmount, tipSuggestions, type CheckoutChoices } from '@domain/checkout/index.ts';
import { shopId } from '@domain/kernel/ids.ts';
import { noMoney } from '@domain/pricing/index.ts';
import { moneyArb, percentArb, scaleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const baseArb = scaleArb.chain((scale) => moneyArb(scale));

describe('ORDER-1 tips', () => {
  it('are suggested as shares of the items, rising, none that comes to nothing', () => {
    fc.assert(
      fc.property(baseArb, (base) => {
        const suggestions = tipSuggestions(base);
        for (const { percent, amount } of suggestions) {
          expect(Math.abs(amount.minor * 100 - base.minor * percent)).toBeLessThanOrEqual(50);
          expect([amount.scale, amount.minor > 0]).toEqual([base.scale, true]);
        }
        const dropped = TIP_PERCENTS.filter((percent) => suggestions.every((suggestion) => suggestion.percent !== percent));
        for (const percent of dropped) expect(base.minor * percent).toBeLessThan(50);
        expect(suggestions.map(({ percent }) => percent)).toEqual(TIP_PERCENTS.filter((percent) => !dropped.includes(percent)));
      }),
      runs(25, 10_000),
    );
  });

  it('are as much as was chosen: nothing, a share, or an own amount of this currency', () => {
    fc.assert(
      fc.property(baseArb, baseArb, percentArb, (base, amount, percent) => {
        expect([tipAmount(undefined, base), tipAmount({ kind: 'none' }, base)]).toEqual([noMoney(base.scale), noMoney(base.scale)]);
        expect(tipAmount({ kind: 'own', amount }, base)).toEqual(amount.scale === base.scale ? amount : noMoney(base.scale));
        const share = tipAmount({ kind: 'percent', percent }, base);
        expect(Math.abs(share.minor - (base.minor * Number(percent)) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
      runs(25, 10_000),
    );
  });
});

describe('ORDER-1 choices', () => {
  const choicesArb: fc.Arbitrary<CheckoutChoices> = fc.record({
    shopId: fc.constantFrom(undefined, shopId(1), shopId(2)),
    fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
    slot: fc.constantFrom(undefined, { date: '2025-03-10', time: '12:30' }),
    phone: fc.constantFrom(undefined, '31612345678'),
    note: fc.constantFrom(undefined, 'No onions'),
    coupon: fc.constantFrom(undefined, 'SPRING2'),
    tip: fc.constantFrom(undefined, { kind: 'none' as const }),
    paymentTag: fc.constantFrom(undefined, 'cash'),
  });

  it('for another shop keep what is about the customer only', () => {
    fc.assert(
      fc.property(choicesArb, fc.constantFrom(shopId(1), shopId(2)), (choices, shop) => {
        const isKept = choices.shopId === undefined || choices.shopId === shop;
        const kept = choicesFor(choices, shop);
        expect(kept).toEqual(isKept ? { ...choices, shopId: shop } : { ...choices, shopId: shop, slot: undefined, coupon: undefined, tip: undefined });
        expect(choicesFor(kept, shop)).toEqual(kept);
      }),
      runs(20, 5000),
    );
    expect(Object.values(noChoices).filter((choice) => choice !== undefined)).toEqual(['delivery']);
  });
});
