import type { DietaryDeclaration } from '../dietary/index.ts';
import type { StockId } from '../kernel/ids.ts';
import type { AddonOffer } from './product.ts';

/**
 * CATALOG-5: Returns the parts of a dish: the dish itself, its mandatory add-ons and the chosen ones. `undefined` is
 * unknown.
 */
export const dishParts = (
  { dietary }: { readonly dietary: DietaryDeclaration | undefined },
  offers: readonly Pick<AddonOffer, 'stockId' | 'isMandatory' | 'dietary'>[],
  chosen: ReadonlySet<StockId>,
): readonly (DietaryDeclaration | undefined)[] => [
  dietary,
  ...offers.filter(({ isMandatory, stockId }) => isMandatory || chosen.has(stockId)).map((offer) => offer.dietary),
];
