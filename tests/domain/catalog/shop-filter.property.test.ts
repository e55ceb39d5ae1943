import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasEnoughSuitable,
  isOffered,
  plainShopFilter,
  shopFilterFor,
  SUITABLE_DISHES_MIN,
  suitsNeeds,
  toggled,
  type ShopFilter,
} from '@domain/catalog/index.ts';
import {
  ALLERGENS,
  DIETS,
  isEmptyProfile,
  verdictOf,
  type Allergen,
  type DeclaredParts,
  type Diet,
} from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { decimal } from '@domain/pricing/index.ts';
import { partsArb, profileArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const idsArb = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 5 });
const filterArb: fc.Arbitrary<ShopFilter> = fc.record(
  {
    isOpen: fc.constant(true),
    minRating: fc.constantFrom(4, 4.5),
    categoryIds: idsArb.map((ids) => ids.map(categoryId)),
    tagIds: idsArb,
    mostMinutes: fc.integer({ min: 1, max: 90 }),
    mostFee: fc.integer({ min: 0, max: 9 }).map(decimal),
    diets: fc.subarray([...DIETS], { minLength: 1 }),
    without: fc.subarray([...ALLERGENS], { minLength: 1 }),
    isForMe: fc.constant(true),
  },
  { requiredKeys: [] },
);

describe('CATALOG-1a a filter for servers without counts', () => {
  it('keeps what the contract supports', () => {
    fc.assert(
      fc.property(filterArb, (filter) => {
        const {
          categoryIds,
          tagIds,
          mostMinutes: _m,
          mostFee: _f,
          diets: _d,
          without: _w,
          isForMe: _p,
          ...others
        } = filter;
        expect(plainShopFilter(filter)).toEqual({
          ...others,
          ...(categoryIds && { categoryIds: [categoryIds[0]] }),
          ...(tagIds && { tagIds: [tagIds[0]] }),
        });
        expect(plainShopFilter(plainShopFilter(filter))).toEqual(plainShopFilter(filter));
      }),
      runs(100),
    );
  });
});

describe('CATALOG-1d a filter of dishes', () => {
  it('asks each dish for all chosen diets, and for the profile if chosen', () => {
    fc.assert(
      fc.property(filterArb, profileArb, fc.array(partsArb, { maxLength: 4 }), (filter, profile, dishes) => {
        const { isForMe, ...meant } = shopFilterFor(filter, profile);
        expect(isForMe).toBeUndefined();
        const needs = { diets: meant.diets ?? [], without: meant.without ?? [] };
        const suits = (parts: DeclaredParts, diets: readonly Diet[] = [], without: readonly Allergen[] = []): boolean =>
          suitsNeeds({ dietary: parts[0], comesWith: [parts.slice(1)] }, { diets, without });
        const fits = (parts: DeclaredParts): boolean =>
          suits(parts, filter.diets, filter.without) &&
          (!filter.isForMe || isEmptyProfile(profile) || verdictOf(parts, profile).kind === 'fits');
        const left = dishes.filter((parts) => parts.length > 0);
        expect(left.map((parts) => suits(parts, needs.diets, needs.without))).toEqual(left.map(fits));
      }),
      runs(200),
    );
  });

  it('keeps a shop exactly if three dishes suit', () => {
    expect([0, 1, 2, 3, 4, 60].map(hasEnoughSuitable)).toEqual([false, false, false, true, true, true]);
    expect(SUITABLE_DISHES_MIN).toBe(3);
  });

  it('adds nothing without dietary needs', () => {
    fc.assert(
      fc.property(filterArb, profileArb, ({ diets: _d, without: _w, isForMe: _p, ...filter }, profile) => {
        expect(shopFilterFor(filter, profile)).toEqual(filter);
      }),
      runs(50),
    );
  });
});

describe('CATALOG-1b a choice', () => {
  it('is disabled exactly if it would leave nothing and is not chosen', () => {
    fc.assert(
      fc.property(fc.option(fc.nat(3), { nil: undefined }), fc.boolean(), (count, isChosen) => {
        expect(isOffered(count, isChosen)).toBe(!(count === 0 && !isChosen));
      }),
      runs(50),
    );
  });
});

describe('CATALOG-1c a value of a group', () => {
  it('is toggled without affecting the others', () => {
    fc.assert(
      fc.property(idsArb, fc.integer({ min: 1, max: 99 }), (ids, id) => {
        const once = toggled(ids, id);
        expect(once?.includes(id) ?? false).toBe(!ids.includes(id));
        expect((once ?? []).filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id));
        expect(new Set(toggled(once, id))).toEqual(new Set(ids));
        expect(once?.length).not.toBe(0);
      }),
      runs(100),
    );
    expect(toggled(undefined, 1)).toEqual([1]);
    expect(toggled([1], 1)).toBeUndefined();
  });
});
