import * as fc from 'fast-check';
import { recipeId, shopId, stockId, uuid } from '../kernel/ids.ts';
import { noMoney, type Decimal, type PricedStock, type RecipeRule, type Scale } from '../pricing/index.ts';
import type { Recipe, RecipeIngredient } from '../recipes/index.ts';
import { baseAmountArb, percentArb, rateArb, scaleArb } from './money.arb.ts';
import { discountArb, stockPriceArb } from './stock-price.arb.ts';

const STOCK_IDS = [1, 2, 3, 4] as const;

/** A recipe's rule with the prices of its stocks, as a server knows them; some stocks are listed twice. */
export type PricedRecipe = {
  readonly rule: RecipeRule;
  readonly stocks: readonly PricedStock[];
  readonly rate: Decimal;
  readonly scale: Scale;
};

const pricedStockArb = (id: number): fc.Arbitrary<PricedStock> =>
  fc.record({
    id: fc.constant(id),
    base: baseAmountArb,
    taxPercent: percentArb,
    discount: fc.option(discountArb, { nil: undefined, freq: 2 }),
  });

/** Recipes with the prices of their stocks; an ingredient may be listed twice. */
export const pricedRecipeArb: fc.Arbitrary<PricedRecipe> = fc.record({
  rule: fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    type: fc.constantFrom('fix' as const, 'percent' as const),
    amount: fc.oneof(percentArb, baseAmountArb),
    ingredients: fc.array(
      fc.record({ stockId: fc.constantFrom<number>(...STOCK_IDS), quantity: fc.integer({ min: 1, max: 4 }) }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  stocks: fc.tuple(...STOCK_IDS.map(pricedStockArb)),
  rate: rateArb,
  scale: scaleArb,
});

/**
 * Ingredients of few stocks: scarce, plenty, sold out, with a minimum quantity. A stock is the same wherever it is
 * listed.
 */
const shelfArb: fc.Arbitrary<readonly Omit<RecipeIngredient, 'quantity'>[]> = fc.tuple(
  ...STOCK_IDS.map((id) =>
    fc
      .record({
        price: stockPriceArb(2),
        available: fc.constantFrom(0, 1, 3, 6, 20, 20, 20),
        min: fc.constantFrom(1, 1, 1, 4),
        max: fc.constantFrom(5, 20),
      })
      .map(({ price, available, min, max }) => ({
        product: {
          uuid: uuid(`product-${id}`),
          shopId: shopId(501),
          title: `Ingredient ${id}`,
          image: undefined,
          limits: { min, max },
          dietary: undefined,
        },
        stock: { id: stockId(id), price, available, options: [], addons: [], bonus: undefined },
      })),
  ),
);

/** Recipes of a shop's stocks; some ingredients have no quantity. */
export const recipeArb: fc.Arbitrary<Recipe> = shelfArb.chain((shelf) =>
  fc
    .array(fc.record({ pick: fc.nat({ max: shelf.length - 1 }), quantity: fc.integer({ min: 0, max: 3 }) }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((picks) => ({
      id: recipeId(12),
      shopId: shopId(501),
      title: 'Shakshuka',
      price: { origin: noMoney(2), discount: noMoney(2), total: noMoney(2) },
      setDiscount: noMoney(2),
      servings: 4,
      ingredients: picks.flatMap(({ pick, quantity }) =>
        shelf.slice(pick, pick + 1).map((ingredient) => ({ ...ingredient, quantity })),
      ),
    })),
);
