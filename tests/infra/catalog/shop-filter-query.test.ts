import { describe, expect, it } from 'vitest';
import { categoryId } from '@domain/kernel/ids.ts';
import { decimal } from '@domain/pricing/index.ts';
import { shopFilterQuery } from '@infra/catalog/shop-filter-query.ts';

const at = { latitude: 41.49, longitude: -71.31 };

describe('CATALOG-1 a list of shops on the wire', () => {
  it('sorts by trust, near a location by the server’s default, unless an order is chosen', () => {
    expect(shopFilterQuery({})).toEqual({ order_by: 'trust_you' });
    expect(shopFilterQuery({ at })).toEqual({ 'address[latitude]': 41.49, 'address[longitude]': -71.31 });
    expect([shopFilterQuery({ order: 'new' }), shopFilterQuery({ order: 'new', at })]).toEqual([
      { order_by: 'new' },
      { order_by: 'new', 'address[latitude]': 41.49, 'address[longitude]': -71.31 },
    ]);
  });

  it('has the contract’s names for every filter', () => {
    const filter = {
      kind: 'shop',
      categoryId: categoryId(3),
      isOpen: true,
      hasDeals: true,
      isFreeDelivery: true,
      isVerified: true,
      minRating: 4.5,
      tagId: 7,
      prices: { from: decimal('5'), to: decimal('12.5') },
      at,
    } as const;
    expect(shopFilterQuery(filter)).toEqual({
      type: 'shop',
      category_id: 3,
      open: 1,
      deals: 1,
      free_delivery: 1,
      verify: 1,
      'rating[0]': 4.5,
      'rating[1]': 5,
      take: 7,
      prices: '5,12.5',
      'address[latitude]': 41.49,
      'address[longitude]': -71.31,
    });
  });
});
