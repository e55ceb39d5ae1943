import type { Clock } from '@domain/kernel/clock.port.ts';
import type { PaymentTransactions } from '../payment-transactions/index.ts';
import type { WalletMethod } from './wallet.ports.ts';

export type WalletTransaction = {
  readonly userId: number;
  readonly walletId: number;
  /** Minor units of the base currency. */
  readonly amount: number;
  /** The payment method; the wallet itself by default. */
  readonly paymentId?: number;
  readonly reference?: string;
  readonly status?: 'paid' | 'canceled';
  readonly at?: number;
};

/** Payments into and out of wallets (contract 5.8). */
export interface WalletTransactions {
  /** Writes a payment and returns its id. */
  add(transaction: WalletTransaction): Promise<number>;
}

type Deps = {
  /** The payments of wallets. */
  readonly payments: PaymentTransactions;
  readonly walletMethod: WalletMethod;
  readonly clock: Clock;
};

export const createWalletTransactions = ({ payments, walletMethod, clock }: Deps): WalletTransactions => {
  return {
    add: async ({ userId, walletId, amount, paymentId, reference: trx, status = 'paid', at = clock.now() }) => {
      const id = await payments.newId();
      await payments.insert({
        id,
        payable_type: 'wallet',
        payable_id: walletId,
        user_id: userId,
        payment_id: paymentId ?? (await walletMethod.id()),
        price: amount,
        status,
        type: 'model',
        request: status === 'paid' ? 'approved' : 'reject',
        payment_trx_id: trx ?? null,
        parent_id: null,
        note: String(walletId),
        status_description: `Transaction for wallet #${walletId}`,
        perform_time: at,
        refund_time: null,
        created_at: at,
        updated_at: at,
      });
      return id;
    },
  };
};
