import type { RecipeBook } from '@domain/recipes/index.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createHttpRecipeBook } from '@infra/recipes/http-recipe-book.adapter.ts';
import { createStoredRecipes } from '@infra/recipes/stored-recipes.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { createRecipeQueries } from '../../features/recipes/recipe.queries.ts';
import { STORED_RECIPES, RECIPE_QUERIES } from '../../features/recipes/recipes.tokens.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API } from '../tokens.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';

const RECIPE_BOOK = defineToken<RecipeBook>('RecipeBook');

/** The recipes of the shops, and what this device remembers of them. */
export const bindRecipes = bindOnce(RECIPE_QUERIES, (options) => {
  provide(options, RECIPE_BOOK, createHttpRecipeBook, { api: API, context: CONTEXT });
  provide(
    options,
    RECIPE_QUERIES,
    ({ book, context }: { readonly book: RecipeBook; readonly context: AppContext }) =>
      createRecipeQueries({ book, scope: () => context.scope() }),
    { book: RECIPE_BOOK, context: CONTEXT },
  );
  provideFromPlatform(options, STORED_RECIPES, ({ localStorage }) =>
    createStoredRecipes({ store: textStoreOf(localStorage, 'recipes') }),
  );
});
