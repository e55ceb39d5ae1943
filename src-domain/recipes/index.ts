export { needsOf, type Recipe, type RecipeIngredient, type RecipeNeed, type RecipePrice } from './recipe.ts';
export { recipeBasket, setsInSupply, type IngredientLimit, type RecipeBasket } from './recipe-basket.ts';
export { priceRecipe, timesSets } from './recipe-price.ts';
