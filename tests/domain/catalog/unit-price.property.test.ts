import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitPriceOf } from '@domain/catalog/index.ts';
import { decimal, money } from '@domain/pricing/index.ts';
import { decimalArb, moneyArb, scaleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const priceArb = scaleArb.chain((scale) => moneyArb(scale));
const measureArb = fc.constantFrom('g', 'ml', 'piece');
/** Content in tenths. */
const tenthsArb = fc.integer({ min: 1, max: 50_000 });
const tenths = (count: number) => decimal(`${Math.floor(count / 10)}.${count % 10}`);

describe('CATALOG-6e the price per kilogram, liter or piece', () => {
  it('is the nearest amount whose content costs the price, half up', () => {
    fc.assert(
      fc.property(priceArb, tenthsArb, measureArb, (price, count, measure) => {
        const unit = unitPriceOf(price, { amount: tenths(count), measure });
        const units = BigInt(measure === 'piece' ? 10 : 10_000);
        // Twice the distance in whole numbers: −count < 2 × (price × units − amount × count) ≤ count, half up.
        const off = 2n * (BigInt(price.minor) * units - BigInt(unit?.amount.minor ?? -1) * BigInt(count));
        expect(off >= -BigInt(count) && off < BigInt(count)).toBe(true);
        expect([unit?.amount.scale, unit?.per]).toEqual([price.scale, { g: 'kg', ml: 'l', piece: 'piece' }[measure]]);
      }),
      runs(25, 20_000),
    );
  });

  it('is the price itself for a kilogram, a liter and a piece', () => {
    fc.assert(
      fc.property(priceArb, measureArb, (price, measure) => {
        const amount = decimal(measure === 'piece' ? 1 : 1000);
        expect(unitPriceOf(price, { amount, measure })?.amount).toEqual(price);
      }),
      runs(25, 1_000),
    );
  });

  it('is unknown where the content is unknown or nothing', () => {
    fc.assert(
      fc.property(priceArb, measureArb, decimalArb(-9, 0, 1), (price, measure, amount) => {
        expect(unitPriceOf(price, undefined)).toBeUndefined();
        expect(unitPriceOf(price, { amount, measure })).toBeUndefined();
      }),
      runs(25, 1_000),
    );
  });

  it('writes 400 g for 1.28 as 3.20 for a kilogram', () => {
    expect(unitPriceOf(money(128, 2), { amount: decimal(400), measure: 'g' })).toEqual({
      amount: money(320, 2),
      per: 'kg',
    });
  });
});
