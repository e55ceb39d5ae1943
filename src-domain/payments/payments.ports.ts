import type { Answer } from '../kernel/answer.ts';
import type { ShopId } from '../kernel/ids.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** Where the ways to pay come from. */
export interface PaymentMethods {
  /** The active ways to pay an order of a shop, in the server's order. */
  list(shop: ShopId): Answer<readonly PaymentMethod[]>;
}
