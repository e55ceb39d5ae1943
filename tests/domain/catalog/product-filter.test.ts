import { expect, it } from 'vitest';
import { PRODUCT_ORDERS } from '@domain/catalog/index.ts';

it('CATALOG-2 lists of products can be asked in the orders of the contract', () => {
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
