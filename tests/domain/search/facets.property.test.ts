import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIETS } from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import {
  FACET_RATINGS,
  facetsOf,
  isChosen,
  toggleChoice,
  withChoice,
  type FacetChoice,
  type FoundCount,
  type SearchFilter,
} from '@domain/search/index.ts';
import { runs } from '../runs.ts';

const CHOICES: readonly FacetChoice[] = [
  { group: 'kind', value: 'restaurant' },
  { group: 'kind', value: 'shop' },
  { group: 'cuisine', value: categoryId(1) },
  { group: 'cuisine', value: categoryId(2) },
  { group: 'open', value: true },
  ...FACET_RATINGS.map((value) => ({ group: 'rating', value }) as const),
  ...DIETS.map((value) => ({ group: 'diet', value }) as const),
];
const choiceArb = fc.constantFrom(...CHOICES);
const filterArb = fc
  .array(choiceArb, { maxLength: 4 })
  .map((choices) => choices.reduce<SearchFilter>((filter, choice) => withChoice(filter, choice), {}));
/** Counts by a table: whatever finds the results. */
const countArb = fc
  .array(fc.record({ shops: fc.nat({ max: 3 }), products: fc.nat({ max: 3 }) }), { minLength: 7, maxLength: 7 })
  .map((table) => (filter: SearchFilter): FoundCount => {
    const text = JSON.stringify(Object.entries(filter).sort(([one], [other]) => one.localeCompare(other)));
    return table[[...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 7] as FoundCount;
  });

describe('SEARCH-3a facets', () => {
  it('count what each choice leaves, and offer exactly what leaves something or is chosen', () => {
    fc.assert(
      fc.property(filterArb, countArb, (filter, count) => {
        const facets = facetsOf(CHOICES, filter, count);
        for (const { choice, found } of facets) expect(found).toEqual(count(withChoice(filter, choice)));
        const offered = facets.map(({ choice }) => choice);
        for (const choice of CHOICES) {
          const { shops, products } = count(withChoice(filter, choice));
          expect(offered.includes(choice)).toBe(shops + products > 0 || isChosen(filter, choice));
        }
      }),
      runs(200),
    );
  });
});

describe('SEARCH-3b a choice', () => {
  it('is toggled by choosing it twice', () => {
    fc.assert(
      fc.property(filterArb, choiceArb, (filter, choice) => {
        const chosen = withChoice(filter, choice);
        expect(isChosen(chosen, choice)).toBe(true);
        expect(withChoice(chosen, choice)).toEqual(chosen);
        expect(isChosen(toggleChoice(chosen, choice), choice)).toBe(false);
        if (!isChosen(filter, choice)) expect(toggleChoice(filter, choice)).toEqual(chosen);
      }),
      runs(200),
    );
  });

  it('replaces another in its group, but diets add up', () => {
    fc.assert(
      fc.property(filterArb, choiceArb, choiceArb, (filter, first, second) => {
        const both = withChoice(withChoice(filter, first), second);
        const replaces = first.group === second.group && first.group !== 'diet' && first.value !== second.value;
        expect(isChosen(both, first)).toBe(!replaces);
      }),
      runs(200),
    );
  });
});
