import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGENS, readToldAllergens, severeAllergens, toldAllergens } from '@domain/dietary/index.ts';
import { profileArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('CATALOG-5m what a kitchen is told', () => {
  it('tells nothing until the customer says so, then every allergen once, dangerous ones first', () => {
    fc.assert(
      fc.property(profileArb, (profile) => {
        expect(toldAllergens(profile, false)).toEqual([]);
        const told = toldAllergens(profile, true);
        const [dangerous, avoided] = [severeAllergens(profile, 'dangerous'), severeAllergens(profile, 'avoid')];
        expect(told.map(({ allergen }) => allergen)).toEqual([...dangerous, ...avoided]);
        expect(told.every(({ allergen, severity }) => profile.allergens[allergen] === severity)).toBe(true);
      }),
      runs(50),
    );
  });

  it('reads back what was told, and of anything else the more serious known part', () => {
    const partArb = fc.oneof(
      fc.record({ allergen: fc.constantFrom(...ALLERGENS, 'gold'), severity: fc.constantFrom('avoid', 'dangerous') }),
      fc.constantFrom(null, 'milk', 7, {}, { allergen: 'milk' }, { severity: 'avoid' }),
    );
    fc.assert(
      fc.property(profileArb, fc.array(partArb), (profile, noise) => {
        const told = toldAllergens(profile, true);
        expect(readToldAllergens(told)).toEqual(told);
        expect(readToldAllergens(JSON.parse(JSON.stringify([...told, ...told].reverse())))).toEqual(told);
        const read = readToldAllergens([...told, ...noise]);
        expect(readToldAllergens(read)).toEqual(read);
        for (const { allergen, severity } of told) {
          const now = read.find((each) => each.allergen === allergen)?.severity;
          if (severity === 'dangerous') expect(now).toBe('dangerous');
          expect(now).toBeDefined();
        }
      }),
      runs(100),
    );
    expect([undefined, null, 'milk', {}, 3].map(readToldAllergens)).toEqual([[], [], [], [], []]);
    expect(readToldAllergens([{ allergen: 'milk', severity: 'avoid' }, { allergen: 'milk' }])).toEqual([
      { allergen: 'milk', severity: 'dangerous' },
    ]);
  });
});
