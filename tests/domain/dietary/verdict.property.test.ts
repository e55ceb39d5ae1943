import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALLERGENS,
  DIETS,
  emptyProfile,
  isEmptyProfile,
  isSuitable,
  SEVERITIES,
  severeAllergens,
  toggleDiet,
  VERDICTS,
  verdictOf,
  dietaryNeedsOf,
  withAllergen,
  type DietaryProfile,
  type Verdict,
} from '@domain/dietary/index.ts';
import { partsArb, profileArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const rank = ({ kind }: Verdict): number => VERDICTS.indexOf(kind);

describe('CATALOG-5 the verdict on a dish', () => {
  it('fits only if every part declares to suit; unknown never fits', () => {
    fc.assert(
      fc.property(partsArb, profileArb, (parts, profile) => {
        const { kind, conflicts } = verdictOf(parts, profile);
        expect(kind === 'fits').toBe(isSuitable(parts, dietaryNeedsOf(profile)));
        expect(kind === 'dangerous').toBe(conflicts.some(({ severity }) => severity === 'dangerous'));
        expect(kind === 'not-stated').toBe(parts.includes(undefined) && kind !== 'dangerous');
      }),
      runs(100, 20_000),
    );
  });

  it('is no safer with one more ingredient, and no worse without one', () => {
    fc.assert(
      fc.property(partsArb, partsArb, profileArb, (parts, more, profile) => {
        const [without, whole] = [verdictOf(parts, profile), verdictOf([...more, ...parts], profile)];
        expect(rank(whole)).toBeGreaterThanOrEqual(rank(without));
        const named = whole.conflicts.map(({ allergen }) => allergen);
        expect(without.conflicts.every(({ allergen }) => named.includes(allergen))).toBe(true);
        expect(without.missedDiets.every((diet) => whole.missedDiets.includes(diet))).toBe(true);
      }),
      runs(50, 10_000),
    );
  });

  it('is no safer as needs are added', () => {
    fc.assert(
      fc.property(partsArb, profileArb, fc.constantFrom(...ALLERGENS.slice(0, 4)), (parts, profile, allergen) => {
        const [none, avoided, dangerous] = [undefined, ...SEVERITIES].map((severity) =>
          rank(verdictOf(parts, withAllergen(profile, allergen, severity))),
        );
        expect(none).toBeLessThanOrEqual(avoided ?? 0);
        expect(avoided).toBeLessThanOrEqual(dangerous ?? 0);
      }),
      runs(50, 10_000),
    );
  });

  it('lists every declared allergen of the profile, dangerous ones first', () => {
    fc.assert(
      fc.property(partsArb, profileArb, (parts, profile) => {
        const { conflicts } = verdictOf(parts, profile);
        for (const allergen of severeAllergens(profile)) {
          const isCertain = parts.some((part) => part?.contains.includes(allergen));
          const isPossible = parts.some((part) => part?.mayContain.includes(allergen));
          expect(conflicts.find((conflict) => conflict.allergen === allergen)).toEqual(
            isCertain || isPossible
              ? { allergen, severity: profile.allergens[allergen], certainty: isCertain ? 'contains' : 'may-contain' }
              : undefined,
          );
        }
        const severities = conflicts.map(({ severity }) => severity);
        expect(severities).toEqual(severities.toSorted((left, right) => (left < right ? 1 : left > right ? -1 : 0)));
      }),
      runs(50, 10_000),
    );
  });
});

describe('CATALOG-5 a dietary profile', () => {
  it('is empty exactly if it judges no dish', () => {
    fc.assert(
      fc.property(profileArb, (profile) => {
        expect(isEmptyProfile(profile)).toBe(
          profile.diets.length === 0 && Object.values(profile.allergens).every((severity) => severity === undefined),
        );
      }),
      runs(20, 2_000),
    );
    expect(isEmptyProfile(emptyProfile)).toBe(true);
  });

  it('sets, changes and removes a severity without affecting the others', () => {
    const [allergen, diet] = [fc.constantFrom(...ALLERGENS), fc.constantFrom(...DIETS)];
    fc.assert(
      fc.property(profileArb, allergen, diet, fc.constantFrom(...SEVERITIES), (profile, one, way, severity) => {
        const changed = withAllergen(profile, one, severity);
        expect(changed.allergens[one]).toBe(severity);
        const others = (of: DietaryProfile) => severeAllergens(of).filter((each) => each !== one);
        expect(others(changed)).toEqual(others(profile));
        expect(severeAllergens(withAllergen(changed, one, undefined))).not.toContain(one);
        expect(new Set(toggleDiet(toggleDiet(profile, way), way).diets)).toEqual(new Set(profile.diets));
        expect(toggleDiet(profile, way).diets.includes(way)).toBe(!profile.diets.includes(way));
      }),
      runs(20, 2_000),
    );
  });
});
