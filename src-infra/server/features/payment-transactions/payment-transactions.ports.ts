import type { Money } from '@domain/pricing/index.ts';
import type { NewTransaction, TransactionRecord } from './payment-transaction.ts';

export type TransactionChange = {
  readonly from: readonly string[];
  readonly to: string;
  readonly at: number;
  readonly type?: 'model' | 'tip';
  readonly tag?: string;
};

/** Stores the payments of one kind of subject: orders, parcels or wallets. */
export interface PaymentTransactions {
  /** Reserves a unique id. */
  newId(): Promise<number>;
  /** Writes a payment under its reserved id. */
  insert(transaction: NewTransaction): Promise<void>;
  /** Changes payments of one subject from the statuses `from` to `to`: all, or those of one type or method. */
  setStatus(payableId: number, change: TransactionChange): Promise<void>;
  /** Lowers what is owed or was paid, without tips, the latest payment first; the amount is in the base currency. */
  lower(payableId: number, by: { readonly amount: Money; readonly at: number }): Promise<void>;
}

export type TransactionFilter = {
  readonly userId: number;
  readonly id?: number;
  readonly status?: string | undefined;
  readonly from?: number | undefined;
  readonly before?: number | undefined;
  readonly sort?: 'asc' | 'desc';
  readonly offset?: number;
  readonly limit?: number;
};

/** The payments of one user for any subject. */
export interface TransactionHistory {
  /** Returns one page of the matching payments, newest first unless `sort` says otherwise. */
  list(filter: TransactionFilter): Promise<readonly TransactionRecord[]>;
  /** Counts the matching payments of all pages. */
  count(filter: TransactionFilter): Promise<number>;
}
