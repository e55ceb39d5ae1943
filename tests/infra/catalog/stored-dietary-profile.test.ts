import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyProfile, isEmptyProfile, severeAllergens } from '@domain/dietary/index.ts';
import { profileArb } from '@domain/testing/index.ts';
import { createStoredDietaryProfile } from '@infra/catalog/stored-dietary-profile.adapter.ts';
import { runs } from '../../domain/runs.ts';

const textStore = (text?: string) => {
  let kept = text;
  return { get: () => kept, set: (next: string) => void (kept = next), remove: () => void (kept = undefined) };
};

describe('CATALOG-5 the dietary profile stored on this device', () => {
  it('survives a reload and is removed once it is empty', () => {
    fc.assert(
      fc.property(profileArb, (profile) => {
        const store = textStore();
        createStoredDietaryProfile({ store }).write(profile);
        expect(store.get() === undefined).toBe(isEmptyProfile(profile));
        const again = createStoredDietaryProfile({ store });
        expect(again.read()).toEqual(profile);
        again.write(emptyProfile);
        expect(store.get()).toBeUndefined();
      }),
      runs(20, 1_000),
    );
  });

  it('treats an allergen of unknown severity as dangerous and drops unknown allergens', () => {
    const store = textStore('{"diets":["keto","vegan"],"allergens":{"sesame":"mild","milk":"avoid","cheese":"avoid"}}');
    const profile = createStoredDietaryProfile({ store }).read();
    expect(profile.diets).toEqual(['vegan']);
    expect([severeAllergens(profile, 'dangerous'), severeAllergens(profile)]).toEqual([['sesame'], ['milk', 'sesame']]);
  });
});
