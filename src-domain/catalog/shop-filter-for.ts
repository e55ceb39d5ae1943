import { wishesOf, type DietaryProfile } from '../dietary/index.ts';
import { joinWishes } from './menu-filter.ts';
import type { ShopFilter } from './shop-filter.ts';

/**
 * CATALOG-1d: Returns the filter with the wishes of a profile: one dish must suit all chosen diets and the whole
 * profile.
 */
export const shopFilterFor = (
  { isForMe, diets, without, ...others }: ShopFilter,
  profile: DietaryProfile,
): ShopFilter => {
  const chosen = { diets: diets ?? [], without: without ?? [] };
  const wishes = isForMe ? joinWishes(chosen, wishesOf(profile)) : chosen;
  return {
    ...others,
    ...(wishes.diets.length > 0 && { diets: wishes.diets }),
    ...(wishes.without.length > 0 && { without: wishes.without }),
  };
};
