import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countMenu,
  hasDietaryNeeds,
  joinDietaryNeeds,
  splitMenu,
  suitsNeeds,
  type FilteredProduct,
  type MenuFilter,
  type MenuSection,
} from '@domain/catalog/index.ts';
import { suitabilityOf } from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { declarationArb, dietaryNeedsArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

type Item = FilteredProduct & { readonly id: number };

const productArb: fc.Arbitrary<FilteredProduct> = fc.record({
  dietary: fc.option(declarationArb, { nil: undefined, freq: 4 }),
  brand: fc.option(fc.record({ id: fc.integer({ min: 1, max: 3 }) }), { nil: undefined }),
});

const menuArb: fc.Arbitrary<readonly MenuSection<Item>[]> = fc
  .array(fc.array(productArb, { minLength: 1, maxLength: 5 }), { maxLength: 4 })
  .map((sections) =>
    sections.map((items, place) => ({
      id: categoryId(place + 1),
      title: `Section ${place + 1}`,
      items: items.map((item, index) => ({ ...item, id: place * 10 + index })),
    })),
  );

const filterArb: fc.Arbitrary<MenuFilter> = fc.record({
  needs: dietaryNeedsArb,
  brands: fc.subarray([1, 2, 3]),
  sections: fc.subarray([1, 2, 3, 4].map(categoryId)),
});

const idsOf = (items: readonly Item[]): readonly number[] => items.map(({ id }) => id).sort((a, b) => a - b);
const shownIn = (menu: readonly MenuSection<Item>[], filter: MenuFilter): readonly Item[] =>
  splitMenu(menu, filter).sections.flatMap(({ items }) => items);

describe('CATALOG-2a CATALOG-5k a filter of a menu', () => {
  it('counts exactly what it leaves, each product of its brands and sections once', () => {
    fc.assert(
      fc.property(menuArb, filterArb, (menu, filter) => {
        const { apart } = splitMenu(menu, filter);
        const shown = shownIn(menu, filter);
        expect(countMenu(menu, filter)).toBe(shown.length);
        const within = menu
          .filter(({ id }) => filter.sections.length === 0 || filter.sections.includes(id))
          .flatMap(({ items }) => items)
          .filter(({ brand }) => filter.brands.length === 0 || filter.brands.includes(brand?.id ?? 0));
        expect(idsOf([...shown, ...apart])).toEqual(idsOf(within));
        expect(apart.some((item) => suitsNeeds(item, filter.needs))).toBe(false);
      }),
      runs(200),
    );
  });

  it('counts a dish with its mandatory add-ons in one of its stocks; an unknown one is never safe', () => {
    fc.assert(
      fc.property(
        fc.option(declarationArb, { nil: undefined, freq: 6 }),
        fc.array(fc.array(fc.option(declarationArb, { nil: undefined, freq: 4 }), { maxLength: 2 }), { maxLength: 3 }),
        dietaryNeedsArb.filter(hasDietaryNeeds),
        (dietary, comesWith, needs) => {
          const suits = suitsNeeds({ dietary, comesWith }, needs);
          expect(suits).toBe(comesWith.some((addons) => suitabilityOf([dietary, ...addons], needs) === 'suitable'));
          if (comesWith.every((addons) => addons.includes(undefined))) expect(suits).toBe(false);
          expect(suitsNeeds({ dietary }, needs)).toBe(suitsNeeds({ dietary, comesWith: [[]] }, needs));
        },
      ),
      runs(200),
    );
  });

  it('leaves fewer or equal products as needs are added, and none of unknown suitability', () => {
    fc.assert(
      fc.property(menuArb, filterArb, dietaryNeedsArb, (menu, filter, more) => {
        const shown = shownIn(menu, filter);
        if (hasDietaryNeeds(filter.needs)) expect(shown.every(({ dietary }) => dietary !== undefined)).toBe(true);
        const narrower = shownIn(menu, { ...filter, needs: joinDietaryNeeds(filter.needs, more) });
        expect(idsOf(shown)).toEqual(expect.arrayContaining([...idsOf(narrower)]));
      }),
      runs(200),
    );
  });
});
