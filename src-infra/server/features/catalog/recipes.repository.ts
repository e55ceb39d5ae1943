import type { Store } from '../../store/index.ts';
import type { RecipeFilter, RecipeRow, Recipes } from './catalog.ports.ts';
import { recipeRule } from './recipe-rule.ts';

/** Rows of `recipes` and `recipe_stocks`. */
export const createRecipeRepository = (store: Store): Recipes => ({
  list: (filter) => readRecipes(store, filter),
  rules: async (shopId, scale) =>
    (await readRecipes(store, { shopId })).flatMap((recipe) => recipeRule(recipe, scale) ?? []),
});

const readRecipes = async (
  { database }: Store,
  { id, shopId, categoryIds }: RecipeFilter,
): Promise<readonly RecipeRow[]> => {
  const recipes = await database
    .selectFrom('recipes')
    .selectAll()
    .where('active', '=', true)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId ?? 0))
    .$if(categoryIds !== undefined, (query) => query.where('category_id', 'in', [...(categoryIds ?? [])]))
    .orderBy('id', 'desc')
    .execute();
  if (recipes.length === 0) return [];
  const stocks = await database
    .selectFrom('recipe_stocks')
    .selectAll()
    .where(
      'recipe_id',
      'in',
      recipes.map((recipe) => recipe.id),
    )
    .orderBy('position')
    .orderBy('stock_id')
    .execute();
  return recipes.map((recipe) => ({
    ...recipe,
    ingredients: stocks
      .filter(({ recipe_id }) => recipe_id === recipe.id)
      .map(({ stock_id, min_quantity, amount, measure, texts }) => ({
        stockId: stock_id,
        quantity: min_quantity,
        amount,
        measure,
        texts,
      })),
  }));
};
