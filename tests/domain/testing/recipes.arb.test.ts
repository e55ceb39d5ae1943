import { describe, expect, it } from 'vitest';
import { needsOf, planRecipe, priceRecipe, type PlanRow, type Recipe } from '@domain/recipes/index.ts';
import { pricedRecipeArb, recipeArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

/** What three sets take. */
const planOf = (recipe: Recipe): readonly PlanRow[] => planRecipe(recipe, recipe.servings * 3, []).rows;

describe('CATALOG-4 generated recipes', () => {
  it('have equal stocks wherever they are listed, and a price', () => {
    for (const recipe of sampled(recipeArb, 30))
      for (const { stock, product } of recipe.ingredients)
        expect(
          recipe.ingredients.filter((one) => one.stock.id === stock.id).every((one) => one.product === product),
        ).toBe(true);
    for (const { rule, stocks, ...terms } of sampled(pricedRecipeArb, 15))
      expect(() => priceRecipe(rule, stocks, terms)).not.toThrow();
  });

  it('include every limit, stocks listed twice, whole supplies, capped discounts', () => {
    const recipes = sampled(recipeArb, 100);
    const reasons = recipes.flatMap((recipe) => planOf(recipe).map(({ limitedBy }) => limitedBy ?? 'none'));
    expect(new Set(reasons)).toEqual(new Set(['none', 'sold-out', 'stock', 'max', 'min']));
    expect(recipes.filter((recipe) => needsOf(recipe).length < recipe.ingredients.length).length).toBeGreaterThan(10);
    expect(
      recipes.filter((recipe) => planOf(recipe).every(({ quantity, wanted }) => quantity >= wanted)).length,
    ).toBeGreaterThan(10);
    const prices = sampled(pricedRecipeArb, 100).map(({ rule, stocks, ...terms }) => priceRecipe(rule, stocks, terms));
    expect(prices.filter(({ total, origin }) => total.minor === 0 && origin.minor > 0).length).toBeGreaterThan(2);
    expect(prices.filter(({ discount, total }) => discount.minor > 0 && total.minor > 0).length).toBeGreaterThan(20);
  });

  it('shrink to one ingredient', () => {
    expect(smallest(recipeArb).ingredients).toMatchObject([{ stock: { id: 1 }, quantity: 0 }]);
    expect(smallest(pricedRecipeArb).rule).toMatchObject({ type: 'fix', ingredients: [{ stockId: 1, quantity: 1 }] });
  });
});
