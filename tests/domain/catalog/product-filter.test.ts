import { expect, it } from 'vitest';
import { PRODUCT_ORDERS } from '@domain/catalog/index.ts';

it('CATALOG-2 product lists offer the contract’s sort orders', () => {
  expect(PRODUCT_ORDERS).toEqual([
    'new',
    'old',
    'best_sale',
    'low_sale',
    'high_rating',
    'low_rating',
    'price_asc',
    'price_desc',
  ]);
});
