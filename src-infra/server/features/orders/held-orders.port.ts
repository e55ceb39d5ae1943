import type { Holds } from '../payment-transactions/index.ts';

/** Unpaid orders that are kept for their customers; their shops have not heard of them. */
export interface HeldOrders extends Holds {
  /** Ends holding an order that nobody will be told of. */
  drop(orderId: number): Promise<void>;
}
