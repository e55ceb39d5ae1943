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
import { declarationArb, dishArb, partsArb, wishesArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('CATALOG-5 suitable food', () => {
  it('requires that every part declares it; unknown is never safe', () => {
    fc.assert(
      fc.property(partsArb, wishesArb, (parts, wishes) => {
        const isFine = parts.every(
          (part) =>
            part !== undefined &&
            wishes.without.every(
              (allergen) => !part.contains.includes(allergen) && !part.mayContain.includes(allergen),
            ) &&
            wishes.diets.every(
              (diet) => part.diets.includes(diet) || (diet === 'vegetarian' && part.diets.includes('vegan')),
            ),
        );
        expect(isSuitable(parts, wishes)).toBe(isFine);
        const knownOnly = parts.filter((part) => part !== undefined);
        expect(suitabilityOf(parts, wishes)).toBe(
          !isSuitable(knownOnly, wishes) ? 'unsuitable' : isFine ? 'suitable' : 'unknown',
        );
      }),
      runs(100, 20_000),
    );
  });

  it('covers a dish with its mandatory and its chosen add-ons; an unknown one is never safe', () => {
    fc.assert(
      fc.property(dishArb, wishesArb, ({ dish, offers, chosen }, wishes) => {
        const eaten = [
          dish,
          ...offers.filter(({ stockId, isMandatory }) => isMandatory || [...chosen].includes(stockId)),
        ];
        const isKnown = eaten.every(({ dietary }) => dietary !== undefined);
        const harms = eaten.some(({ dietary }) =>
          [...(dietary?.contains ?? []), ...(dietary?.mayContain ?? [])].some((allergen) =>
            wishes.without.includes(allergen),
          ),
        );
        const isForAll = eaten.every(({ dietary }) =>
          wishes.diets.every((diet) =>
            dietary?.diets.some((code) => code === diet || (code === 'vegan' && diet === 'vegetarian')),
          ),
        );
        const parts = dishParts(dish, offers, chosen);
        expect(isSuitable(parts, wishes)).toBe(isKnown && !harms && isForAll);
        expect(parts).toHaveLength(eaten.length);
        expect(worstCase(parts) === undefined).toBe(!isKnown);
      }),
      runs(30, 20_000),
    );
  });

  it('is never suitable for a wish that cannot be checked', () => {
    const strange = 'keto' as Diet;
    fc.assert(
      fc.property(partsArb, wishesArb, (parts, wishes) => {
        expect(isSuitable(parts, { ...wishes, diets: [strange] })).toBe(false);
        expect(followsDiet(['vegan', 'halal'], strange)).toBe(false);
      }),
      runs(10, 500),
    );
  });

  it('is decided by one unsuitable part, whatever else is unknown', () => {
    fc.assert(
      fc.property(partsArb, declarationArb, wishesArb, fc.nat(), (parts, bad, wishes, at) => {
        fc.pre(wishes.without.length > 0);
        const spoilt = parts.toSpliced(at % (parts.length + 1), 0, { ...bad, mayContain: wishes.without });
        expect(suitabilityOf(spoilt, wishes)).toBe('unsuitable');
      }),
      runs(20, 10_000),
    );
  });

  it('never improves when wishes or parts are added', () => {
    const rank = { suitable: 0, unknown: 1, unsuitable: 2 } as const;
    fc.assert(
      fc.property(partsArb, partsArb, wishesArb, wishesArb, (parts, more, wishes, others) => {
        const now = rank[suitabilityOf(parts, wishes)];
        expect(rank[suitabilityOf([...parts, ...more], wishes)]).toBeGreaterThanOrEqual(now);
        const stricter = { without: [...wishes.without, ...others.without], diets: [...wishes.diets, ...others.diets] };
        expect(rank[suitabilityOf(parts, stricter)]).toBeGreaterThanOrEqual(now);
      }),
      runs(25, 10_000),
    );
  });

  it('combines the worst declarations of its parts', () => {
    fc.assert(
      fc.property(partsArb, wishesArb, (parts, wishes) => {
        const whole = worstCase(parts);
        expect(whole === undefined).toBe(parts.includes(undefined));
        if (!whole) return;
        expect(suitabilityOf([whole], wishes)).toBe(suitabilityOf(parts, wishes));
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
