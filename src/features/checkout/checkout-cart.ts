import type { CartViewModel } from '../cart/index.ts';

/** The part of the customer's cart that a checkout needs. */
export type CheckoutCart = Pick<
  CartViewModel,
  | 'lines'
  | 'count'
  | 'total'
  | 'itemsPrice'
  | 'shop'
  | 'userCart'
  | 'failure'
  | 'isReady'
  | 'isEmpty'
  | 'isSettled'
  | 'setQuantity'
  | 'refresh'
  | 'settled'
  | 'placed'
>;
