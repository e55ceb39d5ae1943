import { decimal, decimalOfMinor, type Decimal, type RecipeRule } from '@domain/pricing/index.ts';
import type { Selectable } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

type Row = Selectable<Tables['recipes']>;
export type RecipeIngredientRow = { readonly stockId: number; readonly quantity: number };
export type RecipeRow = Row & { readonly ingredients: readonly RecipeIngredientRow[] };
export type RecipeFilter = { readonly id?: number; readonly shopId?: number; readonly categoryIds?: readonly number[] };

/** Active recipes with what they are made of, newest first. */
export const readRecipes = async ({ database }: Store, { id, shopId, categoryIds }: RecipeFilter): Promise<readonly RecipeRow[]> => {
  const recipes = await database
    .selectFrom('recipes').selectAll().where('active', '=', true)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId ?? 0))
    .$if(categoryIds !== undefined, (query) => query.where('category_id', 'in', [...(categoryIds ?? [])]))
    .orderBy('id', 'desc').execute();
  if (recipes.length === 0) return [];
  const stocks = await database
    .selectFrom('recipe_stocks').selectAll().where('recipe_id', 'in', recipes.map((recipe) => recipe.id)).orderBy('position').orderBy('stock_id').execute();
  return recipes.map((recipe) => ({
    ...recipe,
    ingredients: stocks.filter(({ recipe_id }) => recipe_id === recipe.id).map(({ stock_id, min_quantity }) => ({ stockId: stock_id, quantity: min_quantity })),
  }));
};

/** The reductions that recipes of a shop give (contract 5.2). Scale is that of the base currency. */
export const readRecipeRules = async (store: Store, shopId: number, scale: number): Promise<readonly RecipeRule[]> =>
  (await readRecipes(store, { shopId })).flatMap((recipe) => recipeRule(recipe, scale) ?? []);

/** `undefined` for a recipe that is not cheaper than what it is made of. */
export const recipeRule = ({ id, ingredients, ...recipe }: RecipeRow, scale: number): RecipeRule | undefined => {
  const amount = discountAmount(recipe, scale);
  return amount && { id, type: recipe.discount_type === 'fix' ? 'fix' : 'percent', amount, ingredients };
};

const discountAmount = ({ discount_type, percent, amount }: Pick<Row, 'discount_type' | 'percent' | 'amount'>, scale: number): Decimal | undefined => {
  if (discount_type === null) return undefined;
  return discount_type === 'fix' ? decimalOfMinor(amount ?? 0, scale) : decimal(percent ?? '0');
};
