import { describe, expect, it } from 'vitest';
import { readTexts } from '@domain/localization/index.ts';
import { languagesArb, textsArb, textsFailureArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('LOCALE-2 LOCALE-4 generated languages and texts', () => {
  it('are flat maps; some keys and texts are hostile', () => {
    const texts = sampled(textsArb);
    expect(texts.every((one) => readTexts(one).ok)).toBe(true);
    expect(texts.filter((one) => Object.hasOwn(one, '__proto__')).length).toBeGreaterThan(20);
    expect(texts.filter((one) => Object.values(one).some((text) => text.trim() === '')).length).toBeGreaterThan(20);
    expect(new Set(sampled(textsFailureArb).map(({ kind }) => kind)).size).toBe(3);
  });

  it('are languages of distinct names, with and without a default, in both directions', () => {
    const lists = sampled(languagesArb);
    for (const list of lists) expect(new Set(list.map(({ locale }) => locale)).size).toBe(list.length);
    expect(lists.filter((list) => list.some(({ isDefault }) => isDefault)).length).toBeGreaterThan(50);
    expect(lists.filter((list) => list.length > 0 && !list.some(({ isDefault }) => isDefault)).length).toBeGreaterThan(
      10,
    );
    expect(lists.filter((list) => list.some(({ direction }) => direction === 'rtl')).length).toBeGreaterThan(50);
  });

  it('shrink to nothing', () => {
    expect([smallest(textsArb), smallest(languagesArb)]).toEqual([{}, []]);
  });
});
