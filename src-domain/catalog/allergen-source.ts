import { suitabilityOf, type Allergen, type DietaryDeclaration } from '../dietary/index.ts';
import type { StockId } from '../kernel/ids.ts';
import type { AddonOffer } from './product.ts';

/** Where a dish holds an allergen, as far as its parts declare. */
export type AllergenSource = {
  readonly allergen: Allergen;
  /** In the dish itself or in an addon that always comes with it: it cannot be left out. */
  readonly isInDish: boolean;
  /** Chosen addons that hold it. */
  readonly choices: readonly Pick<AddonOffer, 'stockId' | 'title'>[];
};

/** What an addon declares, and whether it can be left out. */
export type DeclaredAddon = Pick<AddonOffer, 'stockId' | 'title' | 'isMandatory' | 'dietary'>;

/**
 * CATALOG-5i: where the allergen is in the dish with these chosen addons. It can be left out exactly if it is in
 * choices alone.
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
