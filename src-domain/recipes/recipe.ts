import type { NetContent, ProductDetail, Stock } from '../catalog/index.ts';
import type { RecipeId, ShopId, StockId } from '../kernel/ids.ts';
import type { ProductOrder } from '../cart/index.ts';
import type { Money } from '../pricing/index.ts';
import type { Amount } from './amount.ts';

/** What one set of a recipe needs of one stock. */
export type RecipeIngredient = {
  readonly product: ProductOrder['product'] & Pick<ProductDetail, 'dietary'>;
  readonly stock: Stock;
  /** Pieces; 0 counts as one, because servers omit zeros (contract 1.6). */
  readonly quantity: number;
  /** What the recipe calls it, where it does. */
  readonly name?: RecipeText | undefined;
  /** How much of it the recipe's own portions take. */
  readonly amount?: Amount | undefined;
  /** What a piece of the stock holds. */
  readonly content?: NetContent | undefined;
};

/** Words of a recipe, and their language where it is another than the page's (LOCALE-9b). */
export type RecipeText = { readonly text: string; readonly language?: string | undefined };

/** A dish and its ingredients, stocks of one shop. */
export type Recipe = {
  readonly id: RecipeId;
  readonly shopId: ShopId;
  readonly title: string;
  readonly ingredients: readonly RecipeIngredient[];
  readonly price: RecipePrice;
  /** What every complete set takes off, before the price of the ingredients limits it. */
  readonly setDiscount: Money;
  /** The portions of one set. */
  readonly servings: number;
};

/** The price of sets of a recipe: `total` = `origin` − `discount`. */
export type RecipePrice = { readonly origin: Money; readonly discount: Money; readonly total: Money };

/** An ingredient with all pieces that one set needs of it. */
export type RecipeNeed = RecipeIngredient & { readonly stockId: StockId };

/**
 * CATALOG-4a: Returns the ingredients of one set, each stock once; pieces of a stock listed twice are added. Throws
 * RangeError for invalid quantities.
 */
export const needsOf = ({ ingredients }: Pick<Recipe, 'ingredients'>): readonly RecipeNeed[] => {
  const needs = new Map<StockId, RecipeNeed>();
  for (const ingredient of ingredients) {
    const stockId = ingredient.stock.id;
    needs.set(stockId, {
      ...ingredient,
      stockId,
      quantity: (needs.get(stockId)?.quantity ?? 0) + piecesOf(ingredient),
    });
  }
  return [...needs.values()];
};

const piecesOf = ({ quantity }: RecipeIngredient): number => {
  if (!Number.isSafeInteger(quantity) || quantity < 0)
    throw new RangeError(`Ingredient needs whole pieces, got ${quantity}`);
  return Math.max(1, quantity);
};

/** Throws RangeError unless a number of sets is positive and whole. */
export const checkSets = (sets: number): void => {
  if (!Number.isSafeInteger(sets) || sets < 1) throw new RangeError(`Recipes need whole sets above 0, got ${sets}`);
};
