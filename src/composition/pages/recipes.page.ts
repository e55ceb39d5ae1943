import { STORED_RECIPES, RECIPE_QUERIES } from '../../features/recipes/recipes.tokens.ts';
import { RecipesView } from '../../features/recipes/recipes.view.tsx';
import { RecipesViewModel } from '../../features/recipes/recipes.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { bindRecipes } from '../modules/recipes.module.ts';
import { DATA_CACHE, DELAY } from '../tokens.ts';
import { definePage } from './define-page.ts';

export const page = definePage(
  RecipesViewModel,
  RecipesView,
  {
    cache: DATA_CACHE,
    queries: RECIPE_QUERIES,
    kept: STORED_RECIPES,
    reference: REFERENCE_VIEW_MODEL,
    navigator: NAVIGATOR,
    delay: DELAY,
  },
  bindRecipes,
);
