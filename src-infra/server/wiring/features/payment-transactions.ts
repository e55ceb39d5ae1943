import type { TransactionHistory } from '../../features/payment-transactions/index.ts';
import { createTransactionHistoryRepository } from '../../features/payment-transactions/history.repository.ts';
import type { Store } from '../../store/index.ts';

/** What a user has paid and received. */
export const wireTransactionHistory = ({ store }: { readonly store: Store }): TransactionHistory =>
  createTransactionHistoryRepository(store);
