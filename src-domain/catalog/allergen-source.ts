import { suitabilityOf, type Allergen, type DietaryDeclaration } from '../dietary/index.ts';
import type { StockId } from '../kernel/ids.ts';
import type { AddonOffer } from './product.ts';

/** Where a dish contains an allergen, as far as its parts declare. */
export type AllergenSource = {
  readonly allergen: Allergen;
  /** In the dish itself or in a mandatory add-on: it cannot be left out. */
  readonly isInDish: boolean;
  /** Chosen add-ons that contain it. */
  readonly choices: readonly Pick<AddonOffer, 'stockId' | 'title'>[];
};

/** What an add-on declares, and whether it can be left out. */
export type DeclaredAddon = Pick<AddonOffer, 'stockId' | 'title' | 'isMandatory' | 'dietary'>;

/**
 * CATALOG-5i: Returns where the dish with these chosen add-ons contains the allergen. It can be left out exactly if it
 * is only in choices.
 */
export const allergenSource = (
  allergen: Allergen,
  { dietary }: { readonly dietary: DietaryDeclaration | undefined },
  offers: readonly DeclaredAddon[],
  chosen: ReadonlySet<StockId>,
): AllergenSource => {
  const holds = (part: DietaryDeclaration | undefined): boolean =>
    suitabilityOf([part], { without: [allergen], diets: [] }) === 'unsuitable';
  const guilty = offers.filter((offer) => holds(offer.dietary));
  return {
    allergen,
    isInDish: holds(dietary) || guilty.some(({ isMandatory }) => isMandatory),
    choices: guilty.filter(({ isMandatory, stockId }) => !isMandatory && chosen.has(stockId)),
  };
};
