import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOP_ORDERS, type ShopFilter } from '@domain/catalog/index.ts';
import { ALLERGENS, DIETS } from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { compareDecimals, decimalOfMinor } from '@domain/pricing/index.ts';
import { shopFilterQuery } from '@infra/catalog/shop-filter-query.ts';
import { readListFilter, writeListFilter } from '@app/features/catalog/index.ts';

const on = fc.constant(true as const);
const idArb = fc.integer({ min: 1, max: 999_999_999 });
const idsArb = fc.uniqueArray(idArb, { minLength: 1, maxLength: 20 });
const amountArb = fc.integer({ min: 0, max: 999_999_900 }).map((minor) => decimalOfMinor(minor, 2));
const pricesArb = fc
  .tuple(amountArb, amountArb)
  .map(([a, b]) => (compareDecimals(a, b) <= 0 ? { from: a, to: b } : { from: b, to: a }));

const filterArb: fc.Arbitrary<ShopFilter> = fc.record(
  {
    kind: fc.constantFrom('restaurant' as const, 'shop' as const),
    categoryIds: idsArb.map((ids) => ids.map(categoryId)),
    order: fc.constantFrom(...SHOP_ORDERS),
    isOpen: on,
    hasDeals: on,
    isFreeDelivery: on,
    isVerified: on,
    minRating: fc.constantFrom(3.5, 4.5, 5),
    tagIds: idsArb,
    mostMinutes: fc.integer({ min: 1, max: 999 }),
    mostFee: amountArb,
    prices: pricesArb,
    diets: fc.subarray([...DIETS], { minLength: 1 }),
    without: fc.subarray([...ALLERGENS], { minLength: 1 }),
    isForMe: on,
  },
  { requiredKeys: [] },
);

const read = (address: string): ShopFilter => readListFilter(Object.fromEntries(new URLSearchParams(address)));

describe('CATALOG-1 filters in the address', () => {
  it('survive the round trip through the address', () => {
    fc.assert(
      fc.property(filterArb, (filter) => {
        expect(read(writeListFilter(filter))).toEqual(filter);
      }),
    );
  });

  it('ignore unreadable values', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'category_id',
          'rating',
          'take',
          'prices',
          'delivery_fee_to',
          'delivery_time_to',
          'order_by',
          'type',
          'open',
          'diet',
          'without',
          'fits',
        ),
        fc.string(),
        (name, text) => {
          const filter = readListFilter({ [name]: text });
          expect(read(writeListFilter(filter))).toEqual(filter);
        },
      ),
    );
  });

  it.each([
    'category_id=0',
    'category_id=1e3',
    'take=-1',
    'take=1,x',
    'category_id=,',
    'delivery_time_to=0',
    'delivery_fee_to=-1',
    'rating=6',
    'prices=20,5',
    'prices=5',
    'prices=a,b',
    'diet=paleo',
    'without=water',
    'fits=2',
    'open=yes',
    'order_by=best',
    'order_by=low_rating',
  ])('do not filter by %s', (address) => {
    expect(read(address)).toEqual({});
  });
});

describe('CATALOG-1 filters in the request', () => {
  it('have the names of the contract', () => {
    expect(
      shopFilterQuery(
        read(
          'type=shop&category_id=3&order_by=high_rating&open=1&deals=1&free_delivery=1&verify=1&rating=4.5&take=2&prices=5,20.5',
        ),
      ),
    ).toEqual({
      type: 'shop',
      category_id: 3,
      order_by: 'high_rating',
      open: 1,
      deals: 1,
      free_delivery: 1,
      verify: 1,
      'rating[0]': 4.5,
      'rating[1]': 5,
      take: 2,
      prices: '5,20.5',
    });
  });

  it('ask for any of several values by the names of the extension', () => {
    expect(shopFilterQuery(read('category_id=3,5&take=2,1,2&delivery_time_to=30&delivery_fee_to=2.5'))).toEqual({
      'category_ids[0]': 3,
      'category_ids[1]': 5,
      'takes[0]': 2,
      'takes[1]': 1,
      delivery_time_to: 30,
      delivery_fee_to: '2.5',
      order_by: 'trust_you',
    });
  });

  it('request one dish that suits all diets and lacks the allergens', () => {
    expect(shopFilterQuery(read('diet=halal,vegan&without=sesame'))).toEqual({
      'diets[0]': 'vegan',
      'diets[1]': 'halal',
      'without_allergens[0]': 'sesame',
      order_by: 'trust_you',
    });
  });
});
