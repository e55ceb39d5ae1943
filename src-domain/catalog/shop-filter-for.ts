import { dietaryNeedsOf, type DietaryProfile } from '../dietary/index.ts';
import { joinDietaryNeeds } from './menu-filter.ts';
import type { ShopFilter } from './shop-filter.ts';

/**
 * CATALOG-1d: Returns the filter with the needs of a profile: one dish must suit all chosen diets and the whole
 * profile.
 */
export const shopFilterFor = (
  { isForMe, diets, without, ...others }: ShopFilter,
  profile: DietaryProfile,
): ShopFilter => {
  const chosen = { diets: diets ?? [], without: without ?? [] };
  const needs = isForMe ? joinDietaryNeeds(chosen, dietaryNeedsOf(profile)) : chosen;
  return {
    ...others,
    ...(needs.diets.length > 0 && { diets: needs.diets }),
    ...(needs.without.length > 0 && { without: needs.without }),
  };
};
