import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialChoice, missingGroups, optionGroupsOf, stockOf, type OptionChoice, type ProductDetail, type Stock } from '@domain/catalog/index.ts';
import { productDetailArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/** Group 0 has the values 0 and 1, group 1 has 10, 11 and 12. */
const choiceArb: fc.Arbitrary<OptionChoice> = fc
  .record({ size: fc.constantFrom(undefined, 0, 1), milk: fc.constantFrom(undefined, 10, 11, 12) })
  .map(({ size, milk }) => new Map([...(size === undefined ? [] : [[0, size] as const]), ...(milk === undefined ? [] : [[1, milk] as const])]));

/** Stocks that agree with every chosen value. */
const agreeing = ({ stocks }: ProductDetail, wanted: readonly (readonly [number, number])[]): readonly Stock[] =>
  stocks.filter(({ options }) => wanted.every(([group, value]) => options.some((option) => option.groupId === group && option.id === value)));

const least = (stocks: readonly Stock[]): number => Math.min(...stocks.map(({ price }) => price.total.minor));

describe('CATALOG-2 CART-8 option groups', () => {
  it('lead to the one stock of a complete choice', () => {
    fc.assert(
      fc.property(productDetailArb, choiceArb, (product, choice) => {
        const isComplete = missingGroups(product, choice).length === 0;
        const stock = stockOf(product, choice);
        expect(stock).toBe(isComplete ? agreeing(product, [...choice])[0] : undefined);
        for (const { options } of product.stocks) expect(stockOf(product, new Map(options.map((option) => [option.groupId, option.id])))?.options).toEqual(options);
      }),
      runs(100),
    );
  });

  it('offer each value of each group once, in the order of the stocks', () => {
    fc.assert(
      fc.property(productDetailArb, choiceArb, (product, choice) => {
        const groups = optionGroupsOf(product, choice);
        expect(groups.map(({ id }) => id)).toEqual([...new Set(product.stocks.flatMap(({ options }) => options.map(({ groupId }) => groupId)))]);
        for (const { id, values } of groups) {
          expect(values.map(({ value }) => value.id)).toEqual([...new Set(product.stocks.flatMap(({ options }) => options.filter(({ groupId }) => groupId === id).map((option) => option.id)))]);
        }
      }),
      runs(60),
    );
  });

  it('say what a value adds to the price and whether it can be had, the other choices staying', () => {
    fc.assert(
      fc.property(productDetailArb, choiceArb, (product, choice) => {
        for (const { id, values } of optionGroupsOf(product, choice)) {
          const others = [...choice].filter(([group]) => group !== id);
          for (const { value, difference, isAvailable } of values) {
            const candidates = agreeing(product, [...others, [id, value.id]]);
            expect(difference?.minor).toBe(candidates.length === 0 ? undefined : least(candidates) - least(agreeing(product, others)));
            expect(isAvailable).toBe(candidates.some(({ available }) => available > 0));
          }
        }
      }),
      runs(150),
    );
  });

  it('begin with what leaves no choice, and miss the rest', () => {
    fc.assert(
      fc.property(productDetailArb, (product) => {
        const choice = initialChoice(product);
        for (const { id, values } of optionGroupsOf(product, choice)) {
          expect(choice.get(id)).toBe(values.length === 1 ? values[0]?.value.id : undefined);
          expect(missingGroups(product, choice).includes(id)).toBe(values.length > 1);
        }
      }),
      runs(60),
    );
  });

  it('are none of a product of one kind, which has its first stock', () => {
    fc.assert(
      fc.property(productDetailArb, (product) => {
        const stocks = product.stocks.map((stock) => ({ ...stock, options: [] }));
        const plain = { ...product, stocks };
        expect([optionGroupsOf(plain, new Map()), missingGroups(plain, new Map()), stockOf(plain, new Map())]).toEqual([[], [], stocks[0]]);
      }),
      runs(20),
    );
  });
});
