import type { LiveValue } from '../kernel/live-value.ts';
import { ALLERGENS, DIETS, type Allergen, type Diet } from './dietary.ts';
import type { DietaryNeeds } from './suitability.ts';

/** How much an allergen matters to a customer: `dangerous` asks before adding, `avoid` only marks. */
export const SEVERITIES = ['avoid', 'dangerous'] as const;
/** One of `SEVERITIES`. */
export type Severity = (typeof SEVERITIES)[number];

/** CATALOG-5: A customer's diets and allergens. An absent allergen does not matter to them. */
export type DietaryProfile = {
  readonly diets: readonly Diet[];
  readonly allergens: Readonly<Partial<Record<Allergen, Severity>>>;
};

/** CATALOG-5: The dietary profile on this device. Health data: it leaves the device only by choice. */
export type StoredDietaryProfile = LiveValue<DietaryProfile>;

/** The profile without dietary needs. */
export const emptyProfile: DietaryProfile = { diets: [], allergens: {} };

/** Whether a profile has no dietary needs, so that it judges no dish. */
export const isEmptyProfile = (profile: DietaryProfile): boolean =>
  profile.diets.length === 0 && severeAllergens(profile).length === 0;

/** The allergens of a profile, or those of one severity, in the order of `ALLERGENS`. */
export const severeAllergens = ({ allergens }: DietaryProfile, severity?: Severity): readonly Allergen[] =>
  ALLERGENS.filter((allergen) =>
    severity === undefined ? allergens[allergen] !== undefined : allergens[allergen] === severity,
  );

/** What a profile requires of a dish, whatever the severity. */
export const dietaryNeedsOf = (profile: DietaryProfile): DietaryNeeds => ({
  without: severeAllergens(profile),
  diets: profile.diets,
});

/** Returns the profile with an allergen of this severity, or without the allergen. */
export const withAllergen = (
  profile: DietaryProfile,
  allergen: Allergen,
  severity: Severity | undefined,
): DietaryProfile => {
  const { [allergen]: _replaced, ...others } = profile.allergens;
  return { ...profile, allergens: severity === undefined ? others : { ...others, [allergen]: severity } };
};

/** Toggles a diet. */
export const toggleDiet = (profile: DietaryProfile, diet: Diet): DietaryProfile => ({
  ...profile,
  diets: DIETS.filter((each) => (each === diet) !== profile.diets.includes(each)),
});
