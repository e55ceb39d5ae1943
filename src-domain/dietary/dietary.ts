/** Allergen codes of contract 8.7. */
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
/** Diet codes of contract 8.7. */
export const DIETS = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten_free'] as const;

/** One of `ALLERGENS`. */
export type Allergen = (typeof ALLERGENS)[number];
/** One of `DIETS`. */
export type Diet = (typeof DIETS)[number];

/**
 * What a shop declares for a product. `undefined` if it declares nothing: unknown is never shown as safe (CATALOG-5).
 */
export type DietaryDeclaration = {
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
  readonly diets: readonly Diet[];
};
