import type { CartRefusal, ChangeRefusal } from '../../carts/index.ts';
import { conflict, fieldRefused, notFound, refused, type Refusal } from '../answer/index.ts';

/** Why a cart stayed as it was, in the words of contract 3.8 and 8.3; `cart` shapes the cart of a conflict. */
export const cartRefusal = (refusal: CartRefusal | ChangeRefusal, cart: (open: Extract<CartRefusal, { kind: 'version' }>['open']) => unknown): Refusal => {
  switch (refusal.kind) {
    case 'unknown-shop':
    case 'not-found':
      return notFound;
    case 'other-shop':
      return refused('ERROR_440');
    case 'quantity':
      return refused('ERROR_111', { args: { quantity: refusal.allowed }, data: { quantity: refusal.allowed } });
    case 'version': {
      const { open } = refusal;
      return conflict({ reason: 'version', version: open.cart.members.find(({ userId }) => userId === open.cart.ownerId)?.version ?? 0, cart: cart(open) });
    }
    case 'unknown-stock':
    case 'unknown-parent':
    case 'too-many-lines':
      return fieldRefused(refusal.field, 'FIELD_UNKNOWN');
  }
};
