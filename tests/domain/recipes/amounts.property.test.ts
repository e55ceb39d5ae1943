import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '@domain/pricing/index.ts';
import {
  MEASURES,
  packsFor,
  PORTIONS_MAX,
  readAmount,
  scaleAmount,
  shownAmount,
  type Amount,
  type Packed,
  type ShownAmount,
} from '@domain/recipes/index.ts';
import { runs } from '../runs.ts';

const amountArb: fc.Arbitrary<Amount> = fc
  .record({
    numerator: fc.integer({ min: 1, max: 5_000 }),
    denominator: fc.constantFrom(1, 2, 3, 4, 8),
    measure: fc.constantFrom(...MEASURES),
  })
  .map(({ numerator, denominator, measure }) => readAmount(`${numerator}/${denominator}`, measure)!);
const portionsArb = fc.integer({ min: 1, max: PORTIONS_MAX });
const packedArb: fc.Arbitrary<Packed> = fc.record({
  quantity: fc.integer({ min: 0, max: 4 }),
  amount: fc.option(amountArb, { nil: undefined }),
  content: fc.option(
    fc.record({
      amount: fc.constantFrom('0', '0.5', '6', '70', '400', '1000').map(decimal),
      measure: fc.constantFrom('g' as const, 'ml' as const, 'piece' as const),
    }),
    { nil: undefined },
  ),
});

const valueOf = ({ numerator, denominator }: Amount): number => numerator / denominator;
const FRACTIONS = { '': 0, '⅛': 1 / 8, '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 } as const;
/** Grams, milliliters, pieces or teaspoons. */
const SIZES = { g: 1, kg: 1000, ml: 1, l: 1000, piece: 1, tsp: 1, tbsp: 3 } as const;
const sizeOf = ({ whole, hundredths, fraction, unit }: ShownAmount): number =>
  (whole + hundredths / 100 + FRACTIONS[fraction]) * SIZES[unit];
const exactSize = (amount: Amount): number => valueOf(amount) * (amount.measure === 'tbsp' ? 3 : 1);

describe('CATALOG-4f amounts', () => {
  it('are scaled exactly, there and back, and step by step', () => {
    fc.assert(
      fc.property(amountArb, portionsArb, portionsArb, portionsArb, (amount, servings, portions, others) => {
        const scaled = scaleAmount(amount, portions, servings);
        expect(BigInt(scaled.numerator) * BigInt(amount.denominator) * BigInt(servings)).toBe(
          BigInt(amount.numerator) * BigInt(scaled.denominator) * BigInt(portions),
        );
        expect(scaleAmount(scaled, servings, portions)).toEqual(amount);
        expect(scaleAmount(amount, servings, servings)).toEqual(amount);
        expect(scaleAmount(scaled, others, portions)).toEqual(scaleAmount(amount, others, servings));
      }),
      runs(300),
    );
  });

  it('are read as fractions of a known measure, and nothing else is', () => {
    expect(readAmount('6/4', 'tbsp')).toEqual({ numerator: 3, denominator: 2, measure: 'tbsp' });
    for (const [text, measure] of [
      ['', 'g'],
      ['0', 'g'],
      ['1/0', 'g'],
      ['-1', 'g'],
      ['0.5', 'g'],
      ['1', 'cup'],
      ['1', ''],
    ] as const)
      expect(readAmount(text, measure)).toBeUndefined();
  });

  it('throw for portions that are no whole number above zero', () => {
    const amount = readAmount('1', 'g')!;
    for (const wrong of [0, -1, 1.5, Number.NaN]) {
      expect(() => scaleAmount(amount, wrong, 2)).toThrow(RangeError);
      expect(() => scaleAmount(amount, 2, wrong)).toThrow(RangeError);
      expect(() => packsFor({ quantity: 1 }, wrong, 2)).toThrow(RangeError);
    }
  });
});

describe('CATALOG-4g shown amounts', () => {
  it('are close to the exact ones, never nothing, and say where they are rounded', () => {
    fc.assert(
      fc.property(amountArb, portionsArb, portionsArb, (amount, portions, servings) => {
        const scaled = scaleAmount(amount, portions, servings);
        const shown = shownAmount(scaled);
        const [size, exact] = [sizeOf(shown), exactSize(scaled)];
        expect(size).toBeGreaterThan(0);
        const coarsest = { kg: 5, l: 5, g: 0.5, ml: 0.5, piece: 0.125, tsp: 0.125, tbsp: 0.375 }[shown.unit];
        expect(Math.abs(size - exact)).toBeLessThanOrEqual(coarsest + 1e-9);
        expect(shown.isExact).toBe(Math.abs(size - exact) < 1e-9);
      }),
      runs(400),
    );
  });

  it('use the unit that fits: kilograms from a thousand grams on, spoons of the right size', () => {
    fc.assert(
      fc.property(amountArb, (amount) => {
        const { unit, whole } = shownAmount(amount);
        if (unit === 'g' || unit === 'ml') expect(whole).toBeLessThan(1000);
        if (unit === 'kg' || unit === 'l' || unit === 'tbsp') expect(whole).toBeGreaterThanOrEqual(1);
        if (unit === 'tsp') expect(whole).toBeLessThanOrEqual(3);
      }),
      runs(300),
    );
    expect(shownAmount(readAmount('1250', 'g')!)).toMatchObject({ whole: 1, hundredths: 25, unit: 'kg' });
    expect(shownAmount(readAmount('1/3', 'tbsp')!)).toMatchObject({
      whole: 1,
      fraction: '',
      unit: 'tsp',
      isExact: true,
    });
    expect(shownAmount(readAmount('4/3', 'piece')!)).toMatchObject({ whole: 1, fraction: '⅓', isExact: true });
    expect(shownAmount(readAmount('400/3', 'g')!)).toMatchObject({ whole: 133, fraction: '', isExact: false });
  });

  it('grow with the portions', () => {
    fc.assert(
      fc.property(amountArb, portionsArb, portionsArb, (amount, portions, servings) => {
        const size = (count: number): number => sizeOf(shownAmount(scaleAmount(amount, count, servings)));
        // Units differ in how finely they are shown.
        expect(size(portions + 1)).toBeGreaterThanOrEqual(size(portions) - 5);
      }),
      runs(300),
    );
  });
});

describe('CATALOG-4h packs', () => {
  it('hold what is needed, are never more than one too many, and make up the sets', () => {
    const most = { g: { g: 1 }, ml: { ml: 1 }, piece: { piece: 1 }, tsp: { g: 7, ml: 5 }, tbsp: { g: 21, ml: 15 } };
    fc.assert(
      fc.property(packedArb, portionsArb, portionsArb, (packed, portions, servings) => {
        const packs = packsFor(packed, portions, servings);
        const ofSet = Math.max(1, packed.quantity);
        expect(packs).toBeGreaterThanOrEqual(1);
        expect(packsFor(packed, portions + 1, servings)).toBeGreaterThanOrEqual(packs);
        if (portions >= servings) expect(packs).toBeGreaterThanOrEqual(ofSet);
        const { amount, content } = packed;
        const each =
          amount &&
          content &&
          (most[amount.measure] as Partial<Record<typeof content.measure, number>>)[content.measure];
        if (!amount || !content || each === undefined || Number(content.amount) === 0) {
          expect(packs).toBe(Math.ceil((ofSet * portions) / servings));
          return;
        }
        const needed = (valueOf(amount) * each * portions) / servings;
        expect(packs * Number(content.amount)).toBeGreaterThanOrEqual(needed - 1e-6);
        if (packs > ofSet && packs > 1) expect((packs - 1) * Number(content.amount)).toBeLessThan(needed + 1e-6);
      }),
      runs(400),
    );
  });
});
