import { ALLERGENS, DIETS, type Allergen, type Diet, type DietaryDeclaration } from './dietary.ts';

/** CATALOG-5: The allergens a customer avoids and the diets they follow. */
export type DietaryNeeds = { readonly without: readonly Allergen[]; readonly diets: readonly Diet[] };

/** `unknown` if a part declares nothing and no other part decides. */
export type Suitability = 'suitable' | 'unsuitable' | 'unknown';

/**
 * CATALOG-5: Judges a dish and everything chosen with it; one unknown part makes the whole unknown, one unsuitable part
 * decides.
 */
export const suitabilityOf = (parts: readonly (DietaryDeclaration | undefined)[], needs: DietaryNeeds): Suitability => {
  if (parts.some((part) => part !== undefined && !suits(part, needs))) return 'unsuitable';
  return parts.includes(undefined) ? 'unknown' : 'suitable';
};

const suits = ({ contains, mayContain, diets }: DietaryDeclaration, needs: DietaryNeeds): boolean =>
  needs.diets.every((diet) => followsDiet(diets, diet)) &&
  !needs.without.some((allergen) => contains.includes(allergen) || mayContain.includes(allergen));

/** CATALOG-5: Whether a declaration covers a diet. Vegan food is vegetarian even if the shop does not declare both. */
export const followsDiet = (declared: readonly Diet[], diet: Diet): boolean =>
  declared.includes(diet) || (diet === 'vegetarian' && declared.includes('vegan'));

/** CATALOG-5: True only if declared to suit; unknown is never safe. */
export const isSuitable = (parts: readonly (DietaryDeclaration | undefined)[], needs: DietaryNeeds): boolean =>
  suitabilityOf(parts, needs) === 'suitable';

/**
 * CATALOG-5: Combines the declarations of a dish and everything chosen with it: every allergen of any part, only the
 * diets of all parts. One unknown part makes the whole unknown.
 */
export const worstCase = (parts: readonly (DietaryDeclaration | undefined)[]): DietaryDeclaration | undefined => {
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) return undefined;
  const contains = ALLERGENS.filter((allergen) => known.some((part) => part.contains.includes(allergen)));
  return {
    contains,
    mayContain: ALLERGENS.filter(
      (allergen) => !contains.includes(allergen) && known.some((part) => part.mayContain.includes(allergen)),
    ),
    diets: DIETS.filter((diet) => known.every((part) => followsDiet(part.diets, diet))),
  };
};
