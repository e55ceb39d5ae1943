import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  calculate,
  multiplyDecimals,
  type CalculationInput,
  type Decimal,
  type PricedItem,
  type PricedStock,
  type Totals,
} from '@domain/pricing/index.ts';
import { calculationInputArb, decimalArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const totalOf = (input: CalculationInput): number => calculate(input).totals.total.minor;

const withStocks = (input: CalculationInput, change: (stock: PricedStock) => PricedStock): CalculationInput => ({
  ...input,
  items: input.items.map((item) => ({
    ...item,
    stock: change(item.stock),
    addons: item.addons.map((addon) => ({ ...addon, stock: change(addon.stock) })),
  })),
});

/** Two recipes on the same dish round twice: only one keeps these laws. */
const oneRecipeArb = calculationInputArb.map((input) => ({ ...input, recipes: input.recipes.slice(0, 1) }));
const moreArb = decimalArb(0, 20, 3);
const stockIdArb = fc.constantFrom(1, 2, 3, 4, 5, 11, 12, 13);

/** Ways to ask for more. */
const RAISES: readonly ((input: CalculationInput, more: Decimal, stock: number) => CalculationInput)[] = [
  (input, more, id) =>
    withStocks(input, (stock) => (stock.id === id ? { ...stock, base: addDecimals(stock.base, more) } : stock)),
  (input, more, id) =>
    withStocks(input, (stock) =>
      stock.id === id ? { ...stock, taxPercent: addDecimals(stock.taxPercent, more) } : stock,
    ),
  (input, _more, id) => withStocks(input, (stock) => (stock.id === id ? { ...stock, discount: undefined } : stock)),
  (input, more) => ({ ...input, shopTaxPercent: addDecimals(input.shopTaxPercent, more) }),
  (input, more) => ({ ...input, serviceFee: addDecimals(input.serviceFee, more) }),
  ({ delivery, ...input }, more) => ({
    ...input,
    delivery:
      delivery.type === 'delivery'
        ? { ...delivery, perKm: addDecimals(delivery.perKm, more), base: addDecimals(delivery.base, more) }
        : delivery,
  }),
  ({ delivery, ...input }, more) => ({
    ...input,
    delivery:
      delivery.type === 'dine_in'
        ? { ...delivery, servicePercent: addDecimals(delivery.servicePercent, more) }
        : delivery,
  }),
  ({ packaging, ...input }, more) => ({
    ...input,
    packaging: packaging && { ...packaging, deposit: addDecimals(packaging.deposit, more) },
  }),
  (input) => ({ ...input, coupon: undefined }),
  (input) => ({ ...input, recipes: [] }),
];

describe('PRICE-1 L4 a total', () => {
  it('never falls when a price, tax or fee rises or a reduction is removed', () => {
    fc.assert(
      fc.property(oneRecipeArb, moreArb, stockIdArb, (input, more, stock) => {
        const before = totalOf(input);
        for (const raise of RAISES) expect(totalOf(raise(input, more, stock))).toBeGreaterThanOrEqual(before);
      }),
      runs(5, 10_000),
    );
  });

  it('does not depend on the order of lines, add-ons and rules', () => {
    fc.assert(
      fc.property(calculationInputArb, fc.nat(), (input, turn) => {
        const turned = <Item>(items: readonly Item[]): readonly Item[] =>
          [...items.slice(turn % (items.length + 1)), ...items.slice(0, turn % (items.length + 1))].toReversed();
        const items = turned(input.items).map((item) => ({ ...item, addons: turned(item.addons) }));
        expect(calculate({ ...input, items, bonuses: turned(input.bonuses), recipes: turned(input.recipes) })).toEqual(
          calculate(input),
        );
      }),
      runs(10, 10_000),
    );
  });

  it('stays the same when a line is split between two members', () => {
    fc.assert(
      fc.property(calculationInputArb, fc.nat(), fc.nat(), (input, place, part) => {
        const [item] = input.items.slice(place % Math.max(1, input.items.length));
        if (!item || item.quantity < 2) return;
        const taken = 1 + (part % (item.quantity - 1));
        const halves: readonly PricedItem[] = [
          { ...item, quantity: item.quantity - taken },
          { ...item, member: 900, quantity: taken, addons: [] },
        ];
        const split = { ...input, items: input.items.flatMap((one) => (one === item ? halves : [one])) };
        expect(calculate(split).totals).toEqual(calculate(input).totals);
      }),
      runs(10, 10_000),
    );
  });

  it('is the same in a currency of one tenth at ten times the rate', () => {
    const tenth = (amount: Decimal): Decimal => multiplyDecimals(amount, '0.1' as Decimal);
    const inTenths = ({ items, bonuses, recipes, delivery, coupon, ...input }: CalculationInput): CalculationInput => ({
      ...withStocks({ ...input, items, bonuses, recipes, delivery, coupon }, (stock) => ({
        ...stock,
        base: tenth(stock.base),
        discount:
          stock.discount?.type === 'fix' ? { ...stock.discount, amount: tenth(stock.discount.amount) } : stock.discount,
      })),
      rate: multiplyDecimals(input.rate, '10' as Decimal),
      serviceFee: tenth(input.serviceFee),
      packaging: input.packaging && { ...input.packaging, deposit: tenth(input.packaging.deposit) },
      bonuses: bonuses.map((bonus) => (bonus.type === 'sum' ? { ...bonus, value: tenth(bonus.value) } : bonus)),
      recipes: recipes.map((recipe) => (recipe.type === 'fix' ? { ...recipe, amount: tenth(recipe.amount) } : recipe)),
      delivery:
        delivery.type === 'delivery'
          ? { ...delivery, base: tenth(delivery.base), perKm: tenth(delivery.perKm) }
          : delivery.type === 'point'
            ? { ...delivery, price: tenth(delivery.price) }
            : delivery,
      coupon: coupon?.type === 'fix' ? { ...coupon, amount: tenth(coupon.amount) } : coupon,
    });
    fc.assert(
      fc.property(calculationInputArb, (input) => {
        expect(calculate(inTenths(input)).totals).toEqual(calculate(input).totals);
      }),
      runs(8, 10_000),
    );
  });

  it('is the sum of its line totals when only prices count', () => {
    fc.assert(
      fc.property(calculationInputArb, (cart) => {
        const input: CalculationInput = {
          ...cart,
          recipes: [],
          bonuses: [],
          shopTaxPercent: '0' as Decimal,
          serviceFee: '0' as Decimal,
          delivery: { type: 'pickup' },
          coupon: undefined,
          tips: undefined,
          packaging: undefined,
        };
        const alone = input.items.map((item) => calculate({ ...input, items: [item] }).totals);
        for (const name of ['price', 'discount', 'total'] as const satisfies readonly (keyof Totals)[]) {
          expect(calculate(input).totals[name].minor).toBe(alone.reduce((sum, totals) => sum + totals[name].minor, 0));
        }
      }),
      runs(8, 5000),
    );
  });
});
