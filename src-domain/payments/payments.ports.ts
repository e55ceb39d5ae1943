import type { Answer } from '../kernel/answer.ts';
import type { ShopId } from '../kernel/ids.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** The source of payment methods. */
export interface PaymentMethods {
  /**
   * The active payment methods for an order of a shop, or for a parcel without one, in the server's order. Leaves out
   * those of unknown kinds, whose steps nobody knows.
   */
  list(shop?: ShopId): Answer<readonly PaymentMethod[]>;
}
