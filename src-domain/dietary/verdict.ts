import type { Allergen, Diet, DietaryDeclaration } from './dietary.ts';
import { severeAllergens, dietaryNeedsOf, type DietaryProfile, type Severity } from './profile.ts';
import { isSuitable, suitabilityOf, type DietaryNeeds } from './suitability.ts';

/** The verdict on a dish for a customer, from the best to the one that needs most care. */
export const VERDICTS = ['fits', 'avoided', 'not-stated', 'dangerous'] as const;

/** An allergen of the profile that a dish contains or, at best, may contain. */
export type Conflict = {
  readonly allergen: Allergen;
  readonly severity: Severity;
  readonly certainty: 'contains' | 'may-contain';
};

/** CATALOG-5: A dish judged by one profile. */
export type Verdict = {
  readonly kind: (typeof VERDICTS)[number];
  /** What the parts declare against the profile, dangerous allergens first. */
  readonly conflicts: readonly Conflict[];
  /** Diets of the profile that a declared part does not follow. */
  readonly missedDiets: readonly Diet[];
};

/** The declaration of a dish and everything chosen with it; `undefined` for a part that declares nothing. */
export type DeclaredParts = readonly (DietaryDeclaration | undefined)[];

/**
 * CATALOG-5g: Judges a dish and everything chosen with it by a profile. A part that declares nothing makes it
 * `not-stated`, which only a dangerous allergen outranks: the part may contain anything.
 */
export const verdictOf = (parts: DeclaredParts, profile: DietaryProfile): Verdict => ({
  kind: kindOf(parts, profile),
  conflicts: [...conflictsOf(parts, profile, 'dangerous'), ...conflictsOf(parts, profile, 'avoid')],
  missedDiets: profile.diets.filter((diet) => isAgainst(parts, { without: [], diets: [diet] })),
});

const kindOf = (parts: DeclaredParts, profile: DietaryProfile): Verdict['kind'] => {
  if (isAgainst(parts, { without: severeAllergens(profile, 'dangerous'), diets: [] })) return 'dangerous';
  if (parts.includes(undefined)) return 'not-stated';
  return isSuitable(parts, dietaryNeedsOf(profile)) ? 'fits' : 'avoided';
};

const conflictsOf = (parts: DeclaredParts, profile: DietaryProfile, severity: Severity): readonly Conflict[] =>
  severeAllergens(profile, severity)
    .filter((allergen) => isAgainst(parts, { without: [allergen], diets: [] }))
    .map((allergen) => ({
      allergen,
      severity,
      certainty: parts.some((part) => part?.contains.includes(allergen)) ? 'contains' : 'may-contain',
    }));

const isAgainst = (parts: DeclaredParts, needs: DietaryNeeds): boolean => suitabilityOf(parts, needs) === 'unsuitable';
