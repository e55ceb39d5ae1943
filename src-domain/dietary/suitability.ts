import type { Allergen, Diet, DietaryDeclaration } from './dietary.ts';

export type DietaryWishes = { readonly without: readonly Allergen[]; readonly diets: readonly Diet[] };

export type Suitability = 'suitable' | 'unsuitable' | 'unknown';

/** CATALOG-5: a dish and everything chosen with it; one unknown part makes the whole unknown, one unsuitable part decides. */
export const suitabilityOf = (parts: readonly (DietaryDeclaration | undefined)[], wishes: DietaryWishes): Suitability => {
  if (parts.some((part) => part !== undefined && !suits(part, wishes))) return 'unsuitable';
  return parts.includes(undefined) ? 'unknown' : 'suitable';
};

const suits = ({ contains, mayContain, diets }: DietaryDeclaration, wishes: DietaryWishes): boolean =>
  wishes.diets.every((diet) => followsDiet(diets, diet)) && !wishes.without.some((allergen) => contains.includes(allergen) || mayContain.includes(allergen));

/** Vegan food is vegetarian, whether or not the shop says so twice. */
export const followsDiet = (declared: readonly Diet[], diet: Diet): boolean => declared.includes(diet) || (diet === 'vegetarian' && declared.includes('vegan'));
