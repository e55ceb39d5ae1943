import { describe, expect, it } from 'vitest';
import { categoryId } from '@domain/kernel/ids.ts';
import { decimal } from '@domain/pricing/index.ts';
import { shopFilterQuery } from '@infra/catalog/shop-filter-query.ts';

const at = { latitude: 41.49, longitude: -71.31 };
const PLACE = { 'address[latitude]': 41.49, 'address[longitude]': -71.31 };

describe('CATALOG-1 the query of a shop list', () => {
  it.each([
    [undefined, { order_by: 'trust_you' }],
    ['new', { order_by: 'new' }],
    ['high_rating', { order_by: 'high_rating' }],
    ['fastest', { fast_delivery: 1 }],
    ['total_price', { column: 'least_order', sort: 'asc' }],
    ['nearest', { column: 'distance', sort: 'asc' }],
  ] as const)('uses the contract’s name for the order %s, with and without an address', (order, query) => {
    expect(shopFilterQuery({ order })).toEqual({ ...query });
    expect(shopFilterQuery({ order, at })).toEqual({ ...query, ...PLACE });
  });

  it('sorts by cheapest delivery with the server’s default near an address, else by base price', () => {
    expect(shopFilterQuery({ order: 'delivery_fee', at })).toEqual(PLACE);
    expect(shopFilterQuery({ order: 'delivery_fee' })).toEqual({ column: 'price', sort: 'asc' });
  });

  it('uses the contract’s name for every filter', () => {
    const filter = {
      kind: 'shop',
      categoryIds: [categoryId(3)],
      isOpen: true,
      hasDeals: true,
      isFreeDelivery: true,
      isVerified: true,
      minRating: 4.5,
      tagIds: [7],
      prices: { from: decimal('5'), to: decimal('12.5') },
      at,
    } as const;
    expect(shopFilterQuery(filter)).toEqual({
      type: 'shop',
      category_id: 3,
      order_by: 'trust_you',
      open: 1,
      deals: 1,
      free_delivery: 1,
      verify: 1,
      'rating[0]': 4.5,
      'rating[1]': 5,
      take: 7,
      prices: '5,12.5',
      ...PLACE,
    });
  });
});
