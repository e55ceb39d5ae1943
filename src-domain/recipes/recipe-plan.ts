import { clampQuantity, lineOf, type CartLine, type LimitReason } from '../cart/index.ts';
import type { StockId } from '../kernel/ids.ts';
import { timesMoney, type Money } from '../pricing/index.ts';
import { scaleAmount, type Amount } from './amount.ts';
import { packsFor } from './packs.ts';
import { needsOf, type Recipe, type RecipeNeed, type RecipePrice } from './recipe.ts';
import { priceBasket } from './recipe-price.ts';

/** One ingredient for the portions that are cooked. */
export type PlanRow = {
  readonly need: RecipeNeed;
  readonly amount: Amount | undefined;
  /** Whole pieces that hold it. */
  readonly wanted: number;
  /** The pieces that can be bought, 0 if none. */
  readonly quantity: number;
  readonly limitedBy: LimitReason | undefined;
  /** The cook has it: it is not bought. */
  readonly isHeld: boolean;
  /** What the pieces cost, also of one that is not bought. */
  readonly cost: Money;
};

/** What has to be bought for a number of portions, and what that costs. */
export type RecipePlan = {
  readonly rows: readonly PlanRow[];
  readonly lines: readonly CartLine[];
  readonly price: RecipePrice;
  /** The discount that everything together would have; more than in `price` where something is left out. */
  readonly fullDiscount: Money;
};

/**
 * CATALOG-4j: Returns what to buy for a number of portions besides what the cook has: one line per stock, within the
 * limits. Throws RangeError unless the portions are whole and positive.
 */
export const planRecipe = (recipe: Recipe, portions: number, held: readonly StockId[]): RecipePlan => {
  const rows = needsOf(recipe).map((need): PlanRow => {
    const wanted = packsFor(need, portions, recipe.servings);
    const { quantity, limitedBy } = clampQuantity(wanted, { ...need.product.limits, available: need.stock.available });
    return {
      need,
      amount: need.amount && scaleAmount(need.amount, portions, recipe.servings),
      wanted,
      quantity,
      limitedBy,
      isHeld: held.includes(need.stockId),
      cost: timesMoney(need.stock.price.total, quantity),
    };
  });
  const bought = rows.filter(({ isHeld, quantity }) => !isHeld && quantity > 0);
  return {
    rows,
    lines: bought.map(({ need: { product, stock }, quantity }) => lineOf({ product, stock, quantity, addons: [] })),
    price: priceBasket(recipe, piecesOf(bought)),
    fullDiscount: priceBasket(recipe, piecesOf(rows)).discount,
  };
};

const piecesOf = (rows: readonly PlanRow[]): ReadonlyMap<StockId, number> =>
  new Map(rows.map(({ need, quantity }) => [need.stockId, quantity]));
