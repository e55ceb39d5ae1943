import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOP_ORDERS, type ShopFilter } from '@domain/catalog/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { compareDecimals, decimalOfMinor } from '@domain/pricing/index.ts';
import { shopFilterQuery } from '@infra/catalog/shop-filter-query.ts';
import { readShopFilter, writeShopFilter } from '@app/features/catalog/index.ts';

const on = fc.constant(true as const);
const idArb = fc.integer({ min: 1, max: 999_999_999 });
const amountArb = fc.integer({ min: 0, max: 999_999_900 }).map((minor) => decimalOfMinor(minor, 2));
const pricesArb = fc
  .tuple(amountArb, amountArb)
  .map(([a, b]) => (compareDecimals(a, b) <= 0 ? { from: a, to: b } : { from: b, to: a }));

const filterArb: fc.Arbitrary<ShopFilter> = fc.record(
  {
    kind: fc.constantFrom('restaurant' as const, 'shop' as const),
    categoryId: idArb.map(categoryId),
    order: fc.constantFrom(...SHOP_ORDERS),
    isOpen: on,
    hasDeals: on,
    isFreeDelivery: on,
    isVerified: on,
    minRating: fc.constantFrom(3.5, 4.5, 5),
    tagId: idArb,
    prices: pricesArb,
  },
  { requiredKeys: [] },
);

const read = (address: string): ShopFilter => readShopFilter(Object.fromEntries(new URLSearchParams(address)));

describe('CATALOG-1 filters in the address', () => {
  it('survive the round trip through the address', () => {
    fc.assert(
      fc.property(filterArb, (filter) => {
        expect(read(writeShopFilter(filter))).toEqual(filter);
      }),
    );
  });

  it('ignore unreadable values', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('category_id', 'rating', 'take', 'prices', 'order_by', 'type', 'open'),
        fc.string(),
        (name, text) => {
          const filter = readShopFilter({ [name]: text });
          expect(read(writeShopFilter(filter))).toEqual(filter);
        },
      ),
    );
  });

  it.each([
    'category_id=0',
    'category_id=1e3',
    'take=-1',
    'rating=6',
    'prices=20,5',
    'prices=5',
    'prices=a,b',
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
});
