/** The unit of work of a use case. */
export interface Transactions {
  /**
   * Runs `work` in one transaction, or joins the caller's. `work` may run again after a conflict, so side effects
   * outside the database belong into `afterCommit`.
   */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Runs `effect` after the caller's transaction commits; immediately if there is none. */
  afterCommit(effect: () => void): void;
  /** Whether the caller runs inside a transaction: what it reads may never be committed. */
  readonly isActive: boolean;
}
