import { clampQuantity, lineOf, type CartLine, type LimitReason } from '../cart/index.ts';
import type { StockId } from '../kernel/ids.ts';
import { checkSets, needsOf, type Recipe, type RecipeNeed } from './recipe.ts';

/** An ingredient that is unavailable in the needed quantity; 0 for a missing one. */
export type IngredientLimit = {
  readonly stockId: StockId;
  readonly title: string;
  readonly wanted: number;
  readonly quantity: number;
  readonly reason: LimitReason;
};

/** The result of "add all to cart", with what is missing or differs. The discount applies only to complete sets. */
export type RecipeBasket = { readonly lines: readonly CartLine[]; readonly limits: readonly IngredientLimit[] };

/**
 * CATALOG-4b: Returns the cart lines of a number of sets, within the limits. Throws RangeError unless sets are positive
 * and whole.
 */
export const recipeBasket = (recipe: Pick<Recipe, 'ingredients'>, sets: number): RecipeBasket => {
  checkSets(sets);
  const wishes = needsOf(recipe).map((need) => ({
    need,
    wanted: need.quantity * sets,
    ...clampQuantity(need.quantity * sets, limitsOf(need)),
  }));
  return {
    lines: wishes
      .filter(({ quantity }) => quantity > 0)
      .map(({ need, quantity }) => lineOf({ product: need.product, stock: need.stock, quantity, addons: [] })),
    limits: wishes.flatMap(({ need, wanted, quantity, limitedBy }) =>
      limitedBy === undefined
        ? []
        : [{ stockId: need.stockId, title: need.product.title, wanted, quantity, reason: limitedBy }],
    ),
  };
};

/** CATALOG-4c: Returns the most complete sets available now, 0 if an ingredient is missing. */
export const setsInSupply = (recipe: Pick<Recipe, 'ingredients'>): number => {
  const sets = needsOf(recipe).map((need) =>
    Math.floor(clampQuantity(Number.MAX_SAFE_INTEGER, limitsOf(need)).quantity / need.quantity),
  );
  return sets.length === 0 ? 0 : Math.min(...sets);
};

const limitsOf = ({ product, stock }: RecipeNeed): Parameters<typeof clampQuantity>[1] => ({
  ...product.limits,
  available: stock.available,
});
