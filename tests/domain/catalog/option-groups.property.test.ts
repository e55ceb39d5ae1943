import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialChoice,
  missingGroups,
  optionGroupsOf,
  stockOf,
  type OptionChoice,
  type ProductDetail,
  type Stock,
} from '@domain/catalog/index.ts';
import { productDetailArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { slowOptionGroups } from './slow-option-groups.ts';

/** Group 0 has the values 0 and 1, group 1 has 10, 11 and 12. */
const choiceArb: fc.Arbitrary<OptionChoice> = fc
  .record({ size: fc.constantFrom(undefined, 0, 1), milk: fc.constantFrom(undefined, 10, 11, 12) })
  .map(
    ({ size, milk }) =>
      new Map([
        ...(size === undefined ? [] : [[0, size] as const]),
        ...(milk === undefined ? [] : [[1, milk] as const]),
      ]),
  );

/** Stocks that agree with every chosen value. */
const agreeing = ({ stocks }: ProductDetail, wanted: readonly (readonly [number, number])[]): readonly Stock[] =>
  stocks.filter(({ options }) =>
    wanted.every(([group, value]) => options.some((option) => option.groupId === group && option.id === value)),
  );

describe('CATALOG-2 CART-8 option groups', () => {
  it('finds the only stock of a complete choice', () => {
    fc.assert(
      fc.property(productDetailArb, choiceArb, (product, choice) => {
        const isComplete = missingGroups(product, choice).length === 0;
        const stock = stockOf(product, choice);
        expect(stock).toBe(isComplete ? agreeing(product, [...choice])[0] : undefined);
        for (const { options } of product.stocks)
          expect(stockOf(product, new Map(options.map((option) => [option.groupId, option.id])))?.options).toEqual(
            options,
          );
      }),
      runs(25, 10_000),
    );
  });

  it('offers each value once, with its extra price and availability', () => {
    fc.assert(
      fc.property(productDetailArb, choiceArb, (product, choice) => {
        expect(optionGroupsOf(product, choice)).toEqual(slowOptionGroups(product, choice));
      }),
      runs(25, 20_000),
    );
  });

  it('ignores groups that a stock does not have', () => {
    fc.assert(
      fc.property(productDetailArb, choiceArb, fc.nat(), (product, choice, place) => {
        const torn = {
          ...product,
          stocks: product.stocks.map((stock, index) =>
            index === place % product.stocks.length ? { ...stock, options: stock.options.slice(1) } : stock,
          ),
        };
        expect(optionGroupsOf(torn, choice)).toEqual(slowOptionGroups(torn, choice));
      }),
      runs(20, 10_000),
    );
  });

  it('preselects groups with one value and leaves the rest open', () => {
    fc.assert(
      fc.property(productDetailArb, (product) => {
        const choice = initialChoice(product);
        for (const { id, values } of optionGroupsOf(product, choice)) {
          expect(choice.get(id)).toBe(values.length === 1 ? values[0]?.value.id : undefined);
          expect(missingGroups(product, choice).includes(id)).toBe(values.length > 1);
        }
      }),
      runs(20, 5000),
    );
  });

  it('has no groups for a product with one stock', () => {
    fc.assert(
      fc.property(productDetailArb, (product) => {
        const stocks = product.stocks.map((stock) => ({ ...stock, options: [] }));
        const plain = { ...product, stocks };
        expect([optionGroupsOf(plain, new Map()), missingGroups(plain, new Map()), stockOf(plain, new Map())]).toEqual([
          [],
          [],
          stocks[0],
        ]);
      }),
      runs(12, 2000),
    );
  });
});
