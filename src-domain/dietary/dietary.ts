/** Codes of contract 8.7 for what makes some people ill. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
/** Codes of contract 8.7 for ways of eating that a product suits. */
export const DIETS = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten_free'] as const;

/** One of `ALLERGENS`. */
export type Allergen = (typeof ALLERGENS)[number];
/** One of `DIETS`. */
export type Diet = (typeof DIETS)[number];

/**
 * What a shop declares of a product. `undefined` where it declares nothing: unknown is never shown as safe (CATALOG-5).
 */
export type DietaryDeclaration = {
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
  readonly diets: readonly Diet[];
};
