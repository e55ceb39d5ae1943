import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLine, emptyCart, cartLines } from '@domain/cart/index.ts';
import {
  calculate,
  compareMoney,
  decimal,
  subtractMoney,
  type CalculationInput,
  type Totals,
} from '@domain/pricing/index.ts';
import { needsOf, priceRecipe, recipeBasket, setsInSupply, timesSets, type Recipe } from '@domain/recipes/index.ts';
import { pricedRecipeArb, recipeArb, type PricedRecipe } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const setsArb = fc.integer({ min: 1, max: 6 });

/** Pieces one set needs of each stock, counted one by one. */
const piecesOf = ({ ingredients }: Pick<Recipe, 'ingredients'>): ReadonlyMap<number, number> => {
  const pieces = new Map<number, number>();
  for (const { stock, quantity } of ingredients)
    pieces.set(stock.id, (pieces.get(stock.id) ?? 0) + (quantity === 0 ? 1 : quantity));
  return pieces;
};

describe('CATALOG-4b add all to cart', () => {
  it('makes one line per stock in the wanted or available quantity and reports differences', () => {
    fc.assert(
      fc.property(recipeArb, setsArb, (recipe, sets) => {
        const { lines, limits } = recipeBasket(recipe, sets);
        const pieces = piecesOf(recipe);
        expect(needsOf(recipe).map(({ stockId, quantity }) => [stockId, quantity])).toEqual([...pieces]);
        for (const [id, one] of pieces) {
          const { product, stock } = recipe.ingredients.find((ingredient) => ingredient.stock.id === id)!;
          const [line, limit] = [
            lines.find(({ stockId }) => stockId === id),
            limits.find(({ stockId }) => stockId === id),
          ];
          const [wanted, most] = [one * sets, Math.min(product.limits.max, stock.available)];
          const quantity = most < product.limits.min ? 0 : Math.min(most, Math.max(product.limits.min, wanted));
          expect(line?.quantity ?? 0).toBe(quantity);
          expect(limit === undefined).toBe(quantity === wanted);
          if (limit)
            expect(limit).toMatchObject({
              title: product.title,
              wanted,
              quantity,
              reason:
                quantity === 0
                  ? 'sold-out'
                  : quantity > wanted
                    ? 'min'
                    : stock.available <= product.limits.max
                      ? 'stock'
                      : 'max',
            });
          if (line)
            expect(line).toMatchObject({
              shopId: 501,
              addons: [],
              item: { title: product.title, price: stock.price, limits: { available: stock.available } },
            });
        }
        expect(lines.length + limits.filter((limit) => limit.quantity === 0).length).toBe(pieces.size);
      }),
      runs(20, 5000),
    );
  });

  it('fits into one cart and finds the exact number of complete sets', () => {
    fc.assert(
      fc.property(recipeArb, setsArb, (recipe, sets) => {
        const { lines, limits } = recipeBasket(recipe, sets);
        const cart = lines.reduce((filled, line) => {
          const added = addLine(filled, line);
          return added.ok ? added.value : filled;
        }, emptyCart);
        expect(cartLines(cart)).toEqual(lines);
        const supply = setsInSupply(recipe);
        const pieces = piecesOf(recipe);
        const most = recipe.ingredients.map(({ product, stock }) =>
          Math.floor(
            (Math.min(product.limits.max, stock.available) < product.limits.min
              ? 0
              : Math.min(product.limits.max, stock.available)) / pieces.get(stock.id)!,
          ),
        );
        expect(supply).toBe(Math.min(...most));
        expect(limits.every(({ reason }) => reason === 'min')).toBe(sets <= supply);
        const held = [...pieces].map(([id, one]) =>
          Math.floor((lines.find(({ stockId }) => stockId === id)?.quantity ?? 0) / one),
        );
        expect(Math.min(...held) >= sets).toBe(sets <= supply);
      }),
      runs(20, 5000),
    );
    expect([setsInSupply({ ingredients: [] }), recipeBasket({ ingredients: [] }, 1)]).toEqual([
      0,
      { lines: [], limits: [] },
    ]);
  });

  it('throws for fractions of pieces', () => {
    fc.assert(
      fc.property(recipeArb, fc.constantFrom(-1, 0.5, Number.NaN), ({ ingredients: [first] }, quantity) => {
        expect(() => needsOf({ ingredients: [{ ...first!, quantity }] })).toThrow(/whole pieces/);
      }),
      runs(5),
    );
  });

  it('throws for fractions of sets', () => {
    for (const sets of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => recipeBasket({ ingredients: [] }, sets)).toThrow(/whole sets/);
      expect(() =>
        priceRecipe(
          { id: 1, type: 'fix', amount: decimal(1), ingredients: [] },
          [],
          { rate: decimal(1), scale: 2 },
          sets,
        ),
      ).toThrow(RangeError);
    }
  });
});

/** The totals of a cart that holds just these sets. */
const cartOf = ({ rule, stocks, rate, scale }: PricedRecipe, sets: number, isReduced: boolean): Totals => {
  const input: CalculationInput = {
    rate,
    scale,
    bonuses: [],
    recipes: isReduced ? [rule] : [],
    ownerMember: 1,
    shopTaxPercent: decimal(0),
    serviceFee: decimal(0),
    delivery: { type: 'kiosk' },
    coupon: undefined,
    tips: undefined,
    items: rule.ingredients.map(({ stockId, quantity }) => ({
      member: 7,
      stock: stocks.find(({ id }) => id === stockId)!,
      quantity: quantity * sets,
      addons: [],
    })),
  };
  return calculate(input).totals;
};

describe('CATALOG-4d the price', () => {
  it('equals a cart of the ingredients, with and without the discount', () => {
    fc.assert(
      fc.property(pricedRecipeArb, setsArb, (priced, sets) => {
        const { origin, discount, total } = priceRecipe(priced.rule, priced.stocks, priced, sets);
        const [reduced, full] = [cartOf(priced, sets, true), cartOf(priced, sets, false)];
        expect([origin, discount, total]).toEqual([full.total, reduced.recipeDiscount, reduced.total]);
        expect(subtractMoney(origin, discount)).toEqual(total);
        expect([total.minor >= 0, compareMoney(discount, origin) <= 0]).toEqual([true, true]);
      }),
      runs(20, 5000),
    );
  });

  it('CATALOG-4e of many sets is a multiple of the price of one', () => {
    fc.assert(
      fc.property(pricedRecipeArb, setsArb, (priced, sets) => {
        const one = priceRecipe(priced.rule, priced.stocks, priced);
        expect(timesSets(one, sets)).toEqual(priceRecipe(priced.rule, priced.stocks, priced, sets));
        expect(timesSets(one, 1)).toEqual(one);
        expect(() => timesSets(one, 0)).toThrow(RangeError);
      }),
      runs(20, 5000),
    );
  });

  it('throws if a stock has no price', () => {
    const rule = { id: 1, type: 'percent' as const, amount: decimal(10), ingredients: [{ stockId: 9, quantity: 1 }] };
    expect(() => priceRecipe(rule, [], { rate: decimal(1), scale: 2 })).toThrow(/price of stock 9/);
  });
});
