import type { DeclaredAddon } from '@domain/catalog/index.ts';
import { DIETS, type DietaryDeclaration } from '@domain/dietary/index.ts';
import type { Recipe } from '@domain/recipes/index.ts';
import type { EatenDish } from '../dietary/index.ts';

/** A pot before anything is in it. */
const EMPTY_POT: DietaryDeclaration = { contains: [], mayContain: [], diets: DIETS };

/** CATALOG-5: a recipe as a dish whose parts are the products of its ingredients; all of them, whoever has them. */
export const eatenRecipe = ({ ingredients }: Pick<Recipe, 'ingredients'>): EatenDish => ({
  // Ingredients that a server does not list declare nothing.
  dish: { dietary: ingredients.length === 0 ? undefined : EMPTY_POT },
  offers: ingredients.map(({ stock, product }): DeclaredAddon => ({
    stockId: stock.id,
    title: product.title,
    isMandatory: false,
    dietary: product.dietary,
  })),
  chosen: new Set(ingredients.map(({ stock }) => stock.id)),
});
