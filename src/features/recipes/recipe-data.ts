import { majorOf } from '@domain/pricing/index.ts';
import type { RecipeDetail } from '@domain/recipes/index.ts';

type Structured = Readonly<Record<string, unknown>>;

/** schema.org description of a recipe for search engines (ROUTE-11). */
export const recipeData = (recipe: RecipeDetail, currency: string | undefined): Structured => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.title,
  ...(recipe.description !== '' && { description: recipe.description }),
  ...(recipe.image !== undefined && { image: recipe.image }),
  ...(recipe.language !== undefined && { inLanguage: recipe.language }),
  ...(recipe.categoryTitle !== '' && { recipeCategory: recipe.categoryTitle }),
  ...(recipe.shopTitle !== '' && { author: { '@type': 'Organization', name: recipe.shopTitle } }),
  recipeYield: recipe.servings,
  ...(recipe.activeMinutes !== undefined && { prepTime: `PT${recipe.activeMinutes}M` }),
  ...(recipe.minutes !== undefined && { totalTime: `PT${recipe.minutes}M` }),
  ...(recipe.kcal !== undefined && { nutrition: { '@type': 'NutritionInformation', calories: `${recipe.kcal} kcal` } }),
  recipeIngredient: recipe.ingredients.map(({ product, name, amount }) =>
    amount ? `${writtenAmount(amount)} ${name?.text ?? product.title}` : (name?.text ?? product.title),
  ),
  recipeInstructions: recipe.steps.map(({ text }, place) => ({ '@type': 'HowToStep', position: place + 1, text })),
  ...(currency !== undefined && {
    estimatedCost: { '@type': 'MonetaryAmount', currency, value: majorOf(recipe.price.total) },
  }),
});

const writtenAmount = ({
  numerator,
  denominator,
  measure,
}: NonNullable<RecipeDetail['ingredients'][number]['amount']>) =>
  `${numerator}${denominator === 1 ? '' : `/${denominator}`}${measure === 'piece' ? '' : ` ${measure}`}`;
