import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGENS, DIETS, followsDiet, isSuitable, suitabilityOf, worstCase } from '@domain/dietary/index.ts';
import { declarationArb, partsArb, wishesArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('CATALOG-5 suitable food', () => {
  it('is what every part declares to be so; unknown is never safe', () => {
    fc.assert(
      fc.property(partsArb, wishesArb, (parts, wishes) => {
        const isFine = parts.every(
          (part) =>
            part !== undefined &&
            wishes.without.every((allergen) => !part.contains.includes(allergen) && !part.mayContain.includes(allergen)) &&
            wishes.diets.every((diet) => part.diets.includes(diet) || (diet === 'vegetarian' && part.diets.includes('vegan'))),
        );
        expect(isSuitable(parts, wishes)).toBe(isFine);
        expect(suitabilityOf(parts, wishes) === 'suitable').toBe(isFine);
        if (parts.includes(undefined)) expect(suitabilityOf(parts, wishes)).not.toBe('suitable');
      }),
      runs(200),
    );
  });

  it('is decided by one unsuitable part, whatever else is unknown', () => {
    fc.assert(
      fc.property(partsArb, declarationArb, wishesArb, fc.nat(), (parts, bad, wishes, at) => {
        fc.pre(wishes.without.length > 0);
        const spoilt = parts.toSpliced(at % (parts.length + 1), 0, { ...bad, mayContain: wishes.without });
        expect(suitabilityOf(spoilt, wishes)).toBe('unsuitable');
      }),
      runs(60),
    );
  });

  it('does not become better by asking for more or by adding a part', () => {
    const rank = { suitable: 0, unknown: 1, unsuitable: 2 } as const;
    fc.assert(
      fc.property(partsArb, partsArb, wishesArb, wishesArb, (parts, more, wishes, others) => {
        const now = rank[suitabilityOf(parts, wishes)];
        expect(rank[suitabilityOf([...parts, ...more], wishes)]).toBeGreaterThanOrEqual(now);
        const stricter = { without: [...wishes.without, ...others.without], diets: [...wishes.diets, ...others.diets] };
        expect(rank[suitabilityOf(parts, stricter)]).toBeGreaterThanOrEqual(now);
      }),
      runs(100),
    );
  });

  it('declares together what its parts declare at worst', () => {
    fc.assert(
      fc.property(partsArb, wishesArb, (parts, wishes) => {
        const whole = worstCase(parts);
        expect(whole === undefined).toBe(parts.includes(undefined));
        if (!whole) return;
        expect(suitabilityOf([whole], wishes)).toBe(suitabilityOf(parts, wishes));
        expect(whole.contains.filter((allergen) => whole.mayContain.includes(allergen))).toEqual([]);
        expect(whole.contains).toEqual(ALLERGENS.filter((allergen) => parts.some((part) => part?.contains.includes(allergen) === true)));
        expect(whole.diets).toEqual(DIETS.filter((diet) => parts.every((part) => part !== undefined && followsDiet(part.diets, diet))));
      }),
      runs(150),
    );
    expect(worstCase([])).toBeUndefined();
  });
});
