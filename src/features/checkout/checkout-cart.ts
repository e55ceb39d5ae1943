import type { CartViewModel } from '../cart/index.ts';

/** What a checkout needs of the customer's cart. */
export type CheckoutCart = Pick<
  CartViewModel,
  'lines' | 'count' | 'total' | 'shop' | 'userCart' | 'failure' | 'isReady' | 'isEmpty' | 'isSettled' | 'setQuantity' | 'refresh' | 'settled' | 'placed'
>;
