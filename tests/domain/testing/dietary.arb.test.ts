import { describe, expect, it } from 'vitest';
import { ALLERGENS, DIETS, suitabilityOf } from '@domain/dietary/index.ts';
import { declarationArb, partsArb, dietaryNeedsArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('CATALOG-5 generated food', () => {
  it('declares the contract’s codes, none of them twice', () => {
    for (const { contains, mayContain, diets } of sampled(declarationArb)) {
      for (const codes of [contains, mayContain])
        expect([codes.every((code) => ALLERGENS.includes(code)), new Set(codes).size]).toEqual([true, codes.length]);
      expect(diets.every((diet) => DIETS.includes(diet))).toBe(true);
    }
    expect(sampled(declarationArb).some(({ diets }) => diets.includes('vegan') && !diets.includes('vegetarian'))).toBe(
      true,
    );
  });

  it('is known or not, and suitable, unsuitable or undecided', () => {
    const parts = sampled(partsArb, 400);
    expect(parts.filter((list) => list.includes(undefined)).length).toBeGreaterThan(50);
    const found = sampled(dietaryNeedsArb, 400).map((needs, index) => suitabilityOf(parts[index] ?? [], needs));
    for (const kind of ['suitable', 'unsuitable', 'unknown'] as const)
      expect(found.filter((one) => one === kind).length).toBeGreaterThan(20);
  });

  it('shrinks to nothing declared and nothing needed', () => {
    expect([smallest(partsArb), smallest(declarationArb), smallest(dietaryNeedsArb)]).toEqual([
      [undefined],
      { contains: [], mayContain: [], diets: [] },
      { without: [], diets: [] },
    ]);
  });
});
