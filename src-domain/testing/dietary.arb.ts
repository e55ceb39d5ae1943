import * as fc from 'fast-check';
import {
  ALLERGENS,
  DIETS,
  SEVERITIES,
  type DietaryDeclaration,
  type DietaryProfile,
  type DietaryWishes,
} from '../dietary/index.ts';

/** Few codes, so that wishes and declarations meet. */
const allergensArb = fc.subarray(ALLERGENS.slice(0, 4));
const dietsArb = fc.subarray([...DIETS]);

/** What a shop may declare of a dish. */
export const declarationArb: fc.Arbitrary<DietaryDeclaration> = fc.record({
  contains: allergensArb,
  mayContain: allergensArb,
  diets: dietsArb,
});

/** What parts of a dish declare; `undefined` is unknown. */
export const partsArb: fc.Arbitrary<readonly (DietaryDeclaration | undefined)[]> = fc.array(
  fc.option(declarationArb, { nil: undefined, freq: 6 }),
  { minLength: 1, maxLength: 4 },
);

/** What a customer may wish: up to two diets, some allergens to avoid. */
export const wishesArb: fc.Arbitrary<DietaryWishes> = fc.record({
  without: allergensArb,
  diets: fc.subarray([...DIETS], { maxLength: 2 }),
});

/** What somebody may tell about themselves: some allergens, each avoided or dangerous, and up to two diets. */
export const profileArb: fc.Arbitrary<DietaryProfile> = fc.record({
  diets: fc.subarray([...DIETS], { maxLength: 2 }),
  allergens: allergensArb.chain((allergens) =>
    fc.record(Object.fromEntries(allergens.map((allergen) => [allergen, fc.constantFrom(...SEVERITIES)]))),
  ),
});
