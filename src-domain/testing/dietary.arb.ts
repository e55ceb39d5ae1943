import * as fc from 'fast-check';
import {
  ALLERGENS,
  DIETS,
  SEVERITIES,
  type DietaryDeclaration,
  type DietaryProfile,
  type DietaryNeeds,
} from '../dietary/index.ts';

/** Few codes, so that needs and declarations overlap. */
const allergensArb = fc.subarray(ALLERGENS.slice(0, 4));
const dietsArb = fc.subarray([...DIETS]);

/** A shop's declaration of a dish. */
export const declarationArb: fc.Arbitrary<DietaryDeclaration> = fc.record({
  contains: allergensArb,
  mayContain: allergensArb,
  diets: dietsArb,
});

/** Declarations of the parts of a dish; `undefined` is unknown. */
export const partsArb: fc.Arbitrary<readonly (DietaryDeclaration | undefined)[]> = fc.array(
  fc.option(declarationArb, { nil: undefined, freq: 6 }),
  { minLength: 1, maxLength: 4 },
);

/** A customer's dietary needs: up to two diets, some allergens to avoid. */
export const dietaryNeedsArb: fc.Arbitrary<DietaryNeeds> = fc.record({
  without: allergensArb,
  diets: fc.subarray([...DIETS], { maxLength: 2 }),
});

/** A customer's profile: some allergens, each avoided or dangerous, and up to two diets. */
export const profileArb: fc.Arbitrary<DietaryProfile> = fc.record({
  diets: fc.subarray([...DIETS], { maxLength: 2 }),
  allergens: allergensArb.chain((allergens) =>
    fc.record(Object.fromEntries(allergens.map((allergen) => [allergen, fc.constantFrom(...SEVERITIES)]))),
  ),
});
