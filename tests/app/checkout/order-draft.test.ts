import { describe, expect, it } from 'vitest';
import type { UserCart } from '@domain/cart/index.ts';
import { noChoices } from '@domain/checkout/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { userCartOf } from '@domain/testing/index.ts';
import { orderDraft, pricedPart } from '@app/features/checkout/order-draft.ts';
import type { CheckoutCart } from '@app/features/checkout/checkout-cart.ts';
import { line } from '../cart/cart-server.ts';

const draftOf = (lineNotes: UserCart['lineNotes']) => {
  const userCart = { ...userCartOf([line(1, 2)]), lineNotes };
  const cart = { userCart, isEmpty: false, total: userCart.total } as CheckoutCart;
  return orderDraft({ cart, choices: noChoices, address: undefined, phone: '', payment: undefined });
};

describe('ORDER-9 the notes of an order', () => {
  it('are those of the cart where the server keeps none, and need no new total', () => {
    const [plain, noted] = [draftOf(undefined), draftOf({ [stockId(1)]: 'No onions' })];
    expect([plain?.lineNotes, noted?.lineNotes]).toEqual([undefined, { 1: 'No onions' }]);
    expect(noted && pricedPart(noted)).toEqual(plain && pricedPart(plain));
  });
});
