import type { RefundRow } from '../orders/index.ts';

export type RefundFilter = {
  /** Only requests of one customer; all without. */
  readonly userId?: number;
  /** An empty list matches every status. */
  readonly statuses: readonly string[];
  readonly search?: string | undefined;
  readonly sort: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
};
/** A request; `lines` and `amount` only for some pieces of the order. */
export type NewRefund = {
  readonly orderId: number;
  readonly cause: string;
  readonly images: readonly string[];
  readonly lines: RefundRow['lines'];
  readonly amount: number | null;
  readonly at: number;
};
/** How many of the named requests existed, and how many were deleted. */
export type RefundRemoval = { readonly known: number; readonly removed: number };

/** Requests to refund orders. */
export interface Refunds {
  /** Writes a pending request. */
  insert(request: NewRefund): Promise<RefundRow>;
  /** Returns a request; with `userId` only that customer's own. */
  find(id: number, userId?: number): Promise<RefundRow | undefined>;
  /** Returns a request and locks it until the end of the caller's transaction. */
  lock(id: number): Promise<RefundRow | undefined>;
  /** Writes the decision about a request and the answer to the customer. */
  decide(id: number, status: 'accepted' | 'canceled', answer: string | null, at: number): Promise<RefundRow>;
  /** Deletes a customer's requests, except those that were accepted. */
  remove(userId: number, ids: readonly number[]): Promise<RefundRemoval>;
  /** Returns one page of requests, and the number of all matches. */
  list(filter: RefundFilter): Promise<{ readonly items: readonly RefundRow[]; readonly total: number }>;
}
