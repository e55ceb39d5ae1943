import { joinDietaryNeeds } from '@domain/catalog/index.ts';
import { DIETS, type Diet, type DietaryNeeds } from '@domain/dietary/index.ts';
import type { ProductFinder, ShopCriteria } from '../../features/catalog/index.ts';

type Finder = Pick<ProductFinder, 'suiting'>;
type Narrowing = Pick<ShopCriteria, 'dishes'>;

/** CATALOG-1d: The filter of a list in which one dish has to suit these needs. */
export const dishesFor = async (needs: DietaryNeeds | undefined, finder: Finder): Promise<Narrowing> => {
  const [dishes] = needs ? await finder.suiting([needs]) : [];
  return dishes ? { dishes } : {};
};

/** CATALOG-1d: The diets that a list could be filtered by besides these needs. */
export const dietChoices = async (
  { diets, without }: DietaryNeeds = { diets: [], without: [] },
  finder: Finder,
): Promise<readonly { readonly value: Diet; readonly change: Narrowing }[]> => {
  const found = await finder.suiting(
    DIETS.map((diet) => joinDietaryNeeds({ diets, without }, { diets: [diet], without: [] })),
  );
  return DIETS.map((value, index) => ({ value, change: { dishes: found[index] ?? new Map() } }));
};
