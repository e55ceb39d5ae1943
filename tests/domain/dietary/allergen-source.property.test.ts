import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergenSource, dishParts } from '@domain/catalog/index.ts';
import { ALLERGENS, verdictOf } from '@domain/dietary/index.ts';
import { dishArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('CATALOG-5 where an allergen occurs', () => {
  it('can be avoided exactly if it is only in optional choices', () => {
    fc.assert(
      fc.property(dishArb, fc.constantFrom(...ALLERGENS.slice(0, 4)), ({ dish, offers, chosen }, allergen) => {
        const profile = { diets: [], allergens: { [allergen]: 'dangerous' } } as const;
        const isIn = (kept: typeof chosen): boolean =>
          verdictOf(dishParts(dish, offers, kept), profile).kind === 'dangerous';
        const titled = offers.map((offer) => ({ ...offer, title: `Addon ${offer.stockId}` }));
        const { isInDish, choices } = allergenSource(allergen, dish, titled, chosen);
        expect(isInDish).toBe(isIn(new Set()));
        expect(isInDish || choices.length > 0).toBe(isIn(chosen));
        const guilty = new Set(choices.map(({ stockId }) => stockId));
        expect(isIn(new Set([...chosen].filter((id) => !guilty.has(id))))).toBe(isInDish);
        expect([...guilty].every((id) => isIn(new Set([id])))).toBe(true);
      }),
      runs(50, 10_000),
    );
  });
});
