import { joinWishes } from '@domain/catalog/index.ts';
import { DIETS, type Diet, type DietaryWishes } from '@domain/dietary/index.ts';
import type { ProductFinder, ShopCriteria } from '../../features/catalog/index.ts';

type Finder = Pick<ProductFinder, 'suiting'>;
type Narrowing = Pick<ShopCriteria, 'dishes'>;

/** CATALOG-1d: The filter of a list in which one dish has to suit these wishes. */
export const dishesFor = async (wishes: DietaryWishes | undefined, finder: Finder): Promise<Narrowing> => {
  const [dishes] = wishes ? await finder.suiting([wishes]) : [];
  return dishes ? { dishes } : {};
};

/** CATALOG-1d: The diets that a list could be filtered by besides these wishes. */
export const dietChoices = async (
  { diets, without }: DietaryWishes = { diets: [], without: [] },
  finder: Finder,
): Promise<readonly { readonly value: Diet; readonly change: Narrowing }[]> => {
  const found = await finder.suiting(
    DIETS.map((diet) => joinWishes({ diets, without }, { diets: [diet], without: [] })),
  );
  return DIETS.map((value, index) => ({ value, change: { dishes: found[index] ?? new Map() } }));
};
