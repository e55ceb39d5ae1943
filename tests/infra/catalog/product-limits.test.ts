import { describe, expect, it } from 'vitest';
import type { ReadingContext } from '@infra/catalog/catalog-wire.ts';
import { toProductDetail } from '@infra/catalog/product-wire.ts';

const context = { scale: () => 2, toImage: () => undefined, language: () => 'en' } as unknown as ReadingContext;

const price = { price: 2, tax: 0, discount: 0, total_price: 2 };
const productOf = (limits: { readonly min_qty: number; readonly max_qty: number }, quantity: number) => ({
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000001',
  shop_id: 1,
  translation: { title: 'Bun' },
  ...limits,
  stocks: [
    {
      id: 1,
      quantity: 9,
      ...price,
      addons: [
        {
          mandatory: false,
          product: { id: 2, translation: { title: 'Butter' }, ...limits, stock: { id: 5, quantity, ...price } },
        },
      ],
    },
  ],
});
const read = (min_qty: number, max_qty: number, quantity: number) =>
  toProductDetail(productOf({ min_qty, max_qty }, quantity), context);
const extraOf = (product: ReturnType<typeof read>) => product.stocks[0]?.addons[0]?.limits;

describe('CART-7 limits on the wire', () => {
  it('allow an add-on up to its supply and never above its limit', () => {
    expect(extraOf(read(1, 5, 2))).toEqual({ min: 1, max: 2, available: 2 });
    expect(extraOf(read(1, 5, 9))).toEqual({ min: 1, max: 5, available: 9 });
  });

  it('start at one piece when the shop sets no minimum', () => {
    expect(read(0, 5, 9).limits).toEqual({ min: 1, max: 5 });
    expect(read(3, 5, 9).limits).toEqual({ min: 3, max: 5 });
  });
});
