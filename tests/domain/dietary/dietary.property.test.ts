import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dishParts } from '@domain/catalog/index.ts';
import {
  ALLERGENS,
  DIETS,
  followsDiet,
  isSuitable,
  suitabilityOf,
  worstCase,
  type Diet,
  type DietaryDeclaration,
} from '@domain/dietary/index.ts';
import { declarationArb, dishArb, partsArb, dietaryNeedsArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('CATALOG-5 suitable food', () => {
  it('requires that every part declares it; unknown is never safe', () => {
    fc.assert(
      fc.property(partsArb, dietaryNeedsArb, (parts, needs) => {
        const isFine = parts.every(
          (part) =>
            part !== undefined &&
            needs.without.every(
              (allergen) => !part.contains.includes(allergen) && !part.mayContain.includes(allergen),
            ) &&
            needs.diets.every(
              (diet) => part.diets.includes(diet) || (diet === 'vegetarian' && part.diets.includes('vegan')),
            ),
        );
        expect(isSuitable(parts, needs)).toBe(isFine);
        const knownOnly = parts.filter((part) => part !== undefined);
        expect(suitabilityOf(parts, needs)).toBe(
          !isSuitable(knownOnly, needs) ? 'unsuitable' : isFine ? 'suitable' : 'unknown',
        );
      }),
      runs(100, 20_000),
    );
  });

  it('covers a dish with its mandatory and its chosen add-ons; an unknown one is never safe', () => {
    fc.assert(
      fc.property(dishArb, dietaryNeedsArb, ({ dish, offers, chosen }, needs) => {
        const eaten = [
          dish,
          ...offers.filter(({ stockId, isMandatory }) => isMandatory || [...chosen].includes(stockId)),
        ];
        const isKnown = eaten.every(({ dietary }) => dietary !== undefined);
        const harms = eaten.some(({ dietary }) =>
          [...(dietary?.contains ?? []), ...(dietary?.mayContain ?? [])].some((allergen) =>
            needs.without.includes(allergen),
          ),
        );
        const isForAll = eaten.every(({ dietary }) =>
          needs.diets.every((diet) =>
            dietary?.diets.some((code) => code === diet || (code === 'vegan' && diet === 'vegetarian')),
          ),
        );
        const parts = dishParts(dish, offers, chosen);
        expect(isSuitable(parts, needs)).toBe(isKnown && !harms && isForAll);
        expect(parts).toHaveLength(eaten.length);
        expect(worstCase(parts) === undefined).toBe(!isKnown);
      }),
      runs(30, 20_000),
    );
  });

  it('is never suitable for a need that cannot be checked', () => {
    const strange = 'keto' as Diet;
    fc.assert(
      fc.property(partsArb, dietaryNeedsArb, (parts, needs) => {
        expect(isSuitable(parts, { ...needs, diets: [strange] })).toBe(false);
        expect(followsDiet(['vegan', 'halal'], strange)).toBe(false);
      }),
      runs(10, 500),
    );
  });

  it('is decided by one unsuitable part, whatever else is unknown', () => {
    fc.assert(
      fc.property(partsArb, declarationArb, dietaryNeedsArb, fc.nat(), (parts, bad, needs, at) => {
        fc.pre(needs.without.length > 0);
        const spoilt = parts.toSpliced(at % (parts.length + 1), 0, { ...bad, mayContain: needs.without });
        expect(suitabilityOf(spoilt, needs)).toBe('unsuitable');
      }),
      runs(20, 10_000),
    );
  });

  it('never improves when needs or parts are added', () => {
    const rank = { suitable: 0, unknown: 1, unsuitable: 2 } as const;
    fc.assert(
      fc.property(partsArb, partsArb, dietaryNeedsArb, dietaryNeedsArb, (parts, more, needs, others) => {
        const now = rank[suitabilityOf(parts, needs)];
        expect(rank[suitabilityOf([...parts, ...more], needs)]).toBeGreaterThanOrEqual(now);
        const stricter = { without: [...needs.without, ...others.without], diets: [...needs.diets, ...others.diets] };
        expect(rank[suitabilityOf(parts, stricter)]).toBeGreaterThanOrEqual(now);
      }),
      runs(25, 10_000),
    );
  });

  it('combines the worst declarations of its parts', () => {
    fc.assert(
      fc.property(partsArb, dietaryNeedsArb, (parts, needs) => {
        const whole = worstCase(parts);
        expect(whole === undefined).toBe(parts.includes(undefined));
        if (!whole) return;
        expect(suitabilityOf([whole], needs)).toBe(suitabilityOf(parts, needs));
        expect(whole.contains.filter((allergen) => whole.mayContain.includes(allergen))).toEqual([]);
        expect(whole.contains).toEqual(
          ALLERGENS.filter((allergen) => parts.some((part) => part?.contains.includes(allergen) === true)),
        );
        expect(whole.diets).toEqual(
          DIETS.filter((diet) => parts.every((part) => part !== undefined && followsDiet(part.diets, diet))),
        );
      }),
      runs(25, 20_000),
    );
    expect(worstCase([])).toBeUndefined();
    const bread: DietaryDeclaration = { contains: ['gluten'], mayContain: ['nuts'], diets: [] };
    expect(
      (['gluten', 'nuts', 'milk'] as const).map((allergen) =>
        suitabilityOf([bread], { without: [allergen], diets: [] }),
      ),
    ).toEqual(['unsuitable', 'unsuitable', 'suitable']);
  });
});
