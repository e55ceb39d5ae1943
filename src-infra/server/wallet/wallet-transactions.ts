import type { Clock } from '@domain/kernel/clock.port.ts';
import { createTransactionRepository, type Store } from '../store/index.ts';

export type WalletTransaction = {
  readonly userId: number; readonly walletId: number;
  /** Minor units of the base currency. */
  readonly amount: number;
  /** The way to pay; the wallet's own unless said otherwise. */
  readonly paymentId?: number;
  readonly reference?: string;
  readonly status?: 'paid' | 'canceled';
  readonly at?: number;
};

/** Payments into and out of wallets (contract 5.8). */
export interface WalletTransactions {
  /** Writes one; its id. */
  add(transaction: WalletTransaction): Promise<number>;
}

type Deps = { readonly store: Store; readonly clock: Clock };

export const createWalletTransactions = ({ store, clock }: Deps): WalletTransactions => {
  const transactions = createTransactionRepository(store, 'wallet');

  return {
    add: async ({ userId, walletId, amount, paymentId, reference: trx, status = 'paid', at = clock.now() }) => {
      const id = await transactions.newId();
      await transactions.insert({
        id, payable_type: 'wallet', payable_id: walletId, user_id: userId, payment_id: paymentId ?? (await ownWay(store)), price: amount, status, type: 'model',
        request: status === 'paid' ? 'approved' : 'reject', payment_trx_id: trx ?? null, parent_id: null, note: String(walletId),
        status_description: `Transaction for wallet #${walletId}`, perform_time: at, refund_time: null, created_at: at, updated_at: at,
      });
      return id;
    },
  };
};

const ownWay = async ({ database }: Store): Promise<number> =>
  (await database.selectFrom('payments').select('id').where('tag', '=', 'wallet').executeTakeFirstOrThrow()).id;
