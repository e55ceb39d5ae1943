import { defineToken } from '../../di/index.ts';
import { KEPT_RECIPES, RECIPE_QUERIES } from '../../features/recipes/recipes.tokens.ts';
import { RecipesView } from '../../features/recipes/recipes.view.tsx';
import { RecipesViewModel } from '../../features/recipes/recipes.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { provideFromPlatform } from '../modules/bind.ts';
import { bindRecipes } from '../modules/recipes.module.ts';
import type { Platform } from '../platform.ts';
import { DATA_CACHE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const DELAY = defineToken<Platform['delay']>('RecipesDelay');

export const page = definePage(
  RecipesViewModel,
  RecipesView,
  {
    cache: DATA_CACHE,
    queries: RECIPE_QUERIES,
    kept: KEPT_RECIPES,
    reference: REFERENCE_VIEW_MODEL,
    navigator: NAVIGATOR,
    delay: DELAY,
  },
  (options) => {
    bindRecipes(options);
    provideFromPlatform(options, DELAY, ({ delay }) => delay);
  },
);
