import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculate,
  compareMoney,
  decimal,
  subtractMoney,
  type CalculationInput,
  type Totals,
} from '@domain/pricing/index.ts';
import { needsOf, planRecipe, priceRecipe, type Recipe } from '@domain/recipes/index.ts';
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
  it('makes one line per stock in the wanted or available quantity and says what limits it', () => {
    fc.assert(
      fc.property(recipeArb, setsArb, (recipe, sets) => {
        const { rows, lines } = planRecipe(recipe, recipe.servings * sets, []);
        const pieces = [...piecesOf(recipe)];
        expect(needsOf(recipe).map(({ stockId, quantity }) => [stockId, quantity])).toEqual(pieces);
        expect(rows.map(({ need, wanted }) => [need.stockId, wanted])).toEqual(
          pieces.map(([id, one]) => [id, one * sets]),
        );
        for (const { need, wanted, quantity, limitedBy } of rows) {
          const { min, max } = need.product.limits;
          const most = Math.min(max, need.stock.available);
          expect(quantity).toBe(most < min ? 0 : Math.min(most, Math.max(min, wanted)));
          const bound = need.stock.available <= max ? 'stock' : 'max';
          const reason = quantity === 0 ? 'sold-out' : quantity > wanted ? 'min' : bound;
          expect(limitedBy).toBe(quantity === wanted ? undefined : reason);
        }
        expect(lines.map(({ stockId, quantity }) => [stockId, quantity])).toEqual(
          rows.filter(({ quantity }) => quantity > 0).map(({ need, quantity }) => [need.stockId, quantity]),
        );
      }),
      runs(20, 5000),
    );
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

  it('throws if a stock has no price', () => {
    const rule = { id: 1, type: 'percent' as const, amount: decimal(10), ingredients: [{ stockId: 9, quantity: 1 }] };
    expect(() => priceRecipe(rule, [], { rate: decimal(1), scale: 2 })).toThrow(/price of stock 9/);
  });
});
