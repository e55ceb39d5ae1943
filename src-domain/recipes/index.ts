export { MEASURES, PORTIONS_MAX, readAmount, scaleAmount, type Amount, type Measure } from './amount.ts';
export {
  lengthenTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
  timeLeft,
  TIMER_MAX_MS,
  withTimer,
  type CookTimer,
  type CookTimers,
} from './cook-timer.ts';
export {
  STORED_RECIPES_MAX,
  storedRecipe,
  portionsWithin,
  toggleHeld,
  withStoredRecipe,
  type StoredRecipe,
  type StoredRecipes,
} from './stored-recipe.ts';
export { wholeGrams } from './nutrient-weight.ts';
export { packsFor, type Packed } from './packs.ts';
export {
  needsOf,
  type Recipe,
  type RecipeIngredient,
  type RecipeNeed,
  type RecipePrice,
  type RecipeText,
} from './recipe.ts';
export { planRecipe, type PlanRow, type RecipePlan } from './recipe-plan.ts';
export { priceBasket, priceRecipe, setDiscount } from './recipe-price.ts';
export { isReadyWithin, QUICK_RECIPE_MINUTES } from './recipe-time.ts';
export type {
  Nutrient,
  PantryItem,
  RecipeBook,
  RecipeCard,
  RecipeDetail,
  RecipeFilter,
  RecipeStep,
} from './recipes.ports.ts';
export { shownAmount, type FractionSign, type ShownAmount, type ShownUnit } from './shown-amount.ts';
