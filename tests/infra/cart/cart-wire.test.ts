import { expect, it } from 'vitest';
import { NO_QUANTITY_LIMIT } from '@domain/catalog/index.ts';
import { toUserCart } from '@infra/cart/cart-wire.ts';
import { toLimits } from '@infra/catalog/product-wire.ts';

const context = { scale: () => 2 as const, toImage: () => undefined, timeZone: () => 'UTC', language: () => 'en' };

const lineOf = (product: object, addons: readonly object[] = []) => {
  const cart = {
    id: 1,
    shop_id: 1,
    owner_id: 1,
    currency_id: 1,
    user_carts: [{ id: 1, cartDetails: [{ id: 1, quantity: 1, stock: { id: 1, quantity: 7, product }, addons }] }],
  };
  return toUserCart(cart, context).members[0]?.lines[0];
};

it('CART-7c reads a max_qty of 0 as no limit in the cart as in the menu', () => {
  for (const product of [{ min_qty: 0, max_qty: 0 }, {}, { min_qty: 1, max_qty: null }]) {
    expect(lineOf(product)?.item.limits).toEqual({ min: 1, max: 7, available: 7 });
    expect(toLimits(product as never)).toEqual({ min: 1, max: NO_QUANTITY_LIMIT });
  }
  expect(lineOf({ min_qty: 2, max_qty: 5 })?.item.limits).toEqual({ min: 2, max: 5, available: 7 });
});

it('drops add-ons without a quantity', () => {
  const addon = (quantity: number) => ({ quantity, stock: { id: 11, product: {} } });
  expect(lineOf({}, [addon(0), addon(2)])?.addons.map(({ quantity }) => quantity)).toEqual([2]);
});
