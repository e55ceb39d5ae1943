import { describe, expect, it } from 'vitest';
import type { UserCart } from '@domain/cart/index.ts';
import { noChoices } from '@domain/checkout/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { noHandover } from '@domain/orders/index.ts';
import { userCartOf } from '@domain/testing/index.ts';
import { orderDraft, pricedPart } from '@app/features/checkout/order-draft.ts';
import type { CheckoutCart } from '@app/features/checkout/checkout-cart.ts';
import { line } from '../cart/cart-server.ts';

const draftOf = (lineNotes: UserCart['lineNotes']) => {
  const userCart = { ...userCartOf([line(1, 2)]), lineNotes };
  const cart = { userCart, isEmpty: false, total: userCart.total } as CheckoutCart;
  return orderDraft({ cart, choices: noChoices, address: undefined, phone: '', payment: undefined, kind: undefined });
};

describe('ORDER-9 the note for the courier of an address', () => {
  const address = {
    text: '12 Quay',
    location: { latitude: 1, longitude: 2 },
    floor: '',
    house: '',
    entrance: '',
    comment: 'Ring twice',
  };

  it('travels with a delivery to that address, not with a pickup', () => {
    const userCart = userCartOf([line(1, 2)]);
    const cart = { userCart, isEmpty: false, total: userCart.total } as CheckoutCart;
    const drafted = (fulfilment: 'delivery' | 'pickup') =>
      orderDraft({
        cart,
        choices: { ...noChoices, fulfilment },
        address,
        phone: '',
        payment: undefined,
        kind: undefined,
      });
    expect(drafted('delivery')?.handover.note).toBe('Ring twice');
    expect(drafted('pickup')?.handover).toEqual(noHandover);
  });
});

describe('ORDER-9 the notes of an order', () => {
  it('are those of the cart where the server keeps none, and need no new total', () => {
    const [plain, noted] = [draftOf(undefined), draftOf({ [stockId(1)]: 'No onions' })];
    expect([plain?.lineNotes, noted?.lineNotes]).toEqual([undefined, { 1: 'No onions' }]);
    expect(noted && pricedPart(noted)).toEqual(plain && pricedPart(plain));
  });
});
