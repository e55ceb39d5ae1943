import { clampQuantity, lineOf, type CartLine, type LimitReason } from '../cart/index.ts';
import type { StockId } from '../kernel/ids.ts';
import { checkSets, needsOf, type Recipe, type RecipeNeed } from './recipe.ts';

/** An ingredient that cannot be had in the quantity the sets need; 0 of a missing one. */
export type IngredientLimit = {
  readonly stockId: StockId;
  readonly title: string;
  readonly wanted: number;
  readonly quantity: number;
  readonly reason: LimitReason;
};

/** What "add all to cart" adds, and what of it is missing or differs. The discount counts for complete sets alone. */
export type RecipeBasket = { readonly lines: readonly CartLine[]; readonly limits: readonly IngredientLimit[] };

/**
 * CATALOG-4b: the cart lines of so many sets, within what may be ordered. RangeError unless sets are positive and
 * whole.
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

/** CATALOG-4c: the most complete sets that can be had now, 0 when an ingredient is missing. */
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
