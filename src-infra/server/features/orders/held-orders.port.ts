/** Unpaid orders that are kept for their customers; their shops have not heard of them. */
export interface HeldOrders {
  /** Keeps an order until a time. */
  hold(orderId: number, until: number): Promise<void>;
  /** Returns whether an order is held. */
  isHeld(orderId: number): Promise<boolean>;
  /** Returns until when an order is kept; `undefined` if it is not held. */
  keptUntil(orderId: number): Promise<number | undefined>;
  /** Ends holding an order; false if it was not held. */
  release(orderId: number): Promise<boolean>;
  /** Ends holding an order that nobody will be told of. */
  drop(orderId: number): Promise<void>;
  /** Returns up to `most` ids of orders that are kept no longer, the oldest first. */
  due(now: number, most: number): Promise<readonly number[]>;
}
