/** The links by which orders are followed, each stored as the hash of its secret. */
export interface StoredFollowLinks {
  /** Stores a link of an order; beyond `most` links the oldest ends. */
  add(link: { readonly orderId: number; readonly hash: string; readonly at: number }, most: number): Promise<void>;
  /** Whether an order has a link. */
  has(orderId: number): Promise<boolean>;
  /** Ends all links of an order. */
  end(orderId: number): Promise<void>;
  /** Returns the order of a link, and when that was delivered or canceled. */
  find(hash: string): Promise<{ readonly orderId: number; readonly endedAt: number | null } | undefined>;
}
