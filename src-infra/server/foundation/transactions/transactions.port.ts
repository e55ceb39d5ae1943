/** Writes all items, of which there is at least one. */
export type BatchWrite<Item> = (items: readonly Item[]) => Promise<void>;

/** The unit of work of a use case. */
export interface Transactions {
  /**
   * Runs `work` in one transaction, or joins the caller's. `work` may run again after a conflict, so side effects
   * outside the database belong into `afterCommit`.
   */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  /**
   * Collects `items` and hands all of the caller's transaction to `write` as the last thing before the commit; at once
   * if there is no transaction. What many transactions write is locked last and together this way, so that none waits
   * for another that waits for it. Items of one `write` stay in order.
   */
  beforeCommit<Item>(write: BatchWrite<Item>, items: readonly Item[]): Promise<void>;
  /** Writes now what the caller's transaction has collected for its end, for statements that must see it. */
  flush(): Promise<void>;
  /** Runs `effect` after the caller's transaction commits; immediately if there is none. */
  afterCommit(effect: () => void): void;
  /** Whether the caller runs inside a transaction: what it reads may never be committed. */
  readonly isActive: boolean;
}
