import type { LiveValue } from '../kernel/live-value.ts';
import { ALLERGENS, type Allergen } from './dietary.ts';
import { severeAllergens, type DietaryProfile, type Severity } from './profile.ts';

/** CATALOG-5m: An allergen that the kitchen of an order is told of, and how much it matters to its customer. */
export type ToldAllergen = { readonly allergen: Allergen; readonly severity: Severity };

/** CATALOG-5m: Whether the customer tells kitchens their allergens, on this device; not before they say so. */
export type ChosenTelling = LiveValue<boolean>;

/** CATALOG-5m: Returns what the kitchen of the next order is told: nothing unless the customer chose to. */
export const toldAllergens = (profile: DietaryProfile, isTelling: boolean): readonly ToldAllergen[] =>
  isTelling ? [...told(profile, 'dangerous'), ...told(profile, 'avoid')] : [];

/**
 * CATALOG-5m: Reads what the kitchen of an order was told, dangerous allergens first. Each allergen counts once, by its
 * more serious severity; an unknown severity is the more serious one, and an unknown allergen is left out.
 */
export const readToldAllergens = (sent: unknown): readonly ToldAllergen[] => {
  const items: readonly { readonly allergen?: unknown; readonly severity?: unknown }[] = Array.isArray(sent)
    ? sent.map(Object)
    : [];
  const allergens = Object.fromEntries(
    ALLERGENS.flatMap((allergen) => {
      const own = items.filter((item) => item.allergen === allergen);
      if (own.length === 0) return [];
      return [[allergen, own.every(({ severity }) => severity === 'avoid') ? 'avoid' : 'dangerous']] as const;
    }),
  );
  return toldAllergens({ diets: [], allergens }, true);
};

const told = (profile: DietaryProfile, severity: Severity): readonly ToldAllergen[] =>
  severeAllergens(profile, severity).map((allergen) => ({ allergen, severity }));
