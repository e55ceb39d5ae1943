import type { CookTimers, StoredRecipes, RecipeDetail } from '@domain/recipes/index.ts';
import { defineToken } from '../../di/index.ts';
import type { PageHead } from '../../routes/index.ts';
import type { RecipeQueries } from './recipe.queries.ts';
import type { StepTimers } from './step-timers.ts';

export const RECIPE_QUERIES = defineToken<RecipeQueries>('RecipeQueries');
export const STORED_RECIPES = defineToken<StoredRecipes>('StoredRecipes');
export const COOK_TIMERS = defineToken<CookTimers>('CookTimers');
export const STEP_TIMERS = defineToken<StepTimers>('StepTimers');
/** Describes a recipe to search engines; on the server only. */
export const DESCRIBE_RECIPE = defineToken<(recipe: RecipeDetail) => PageHead['structured']>('DescribeRecipe');
