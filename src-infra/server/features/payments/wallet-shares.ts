import { shareDebit, walletShare } from '@domain/payments/index.ts';
import { convertMoney, decimal, majorOf, money, type Money } from '@domain/pricing/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Ledger } from '../wallet/index.ts';
import type { ProcessRecord } from './process-record.ts';

/** What is due, in its own currency at its own rate. */
export type DueAmount = { readonly amount: Money; readonly rate: string };

/** A debit of a wallet, and the payment method it is booked under. */
export type WalletDebit = {
  readonly paymentId: number;
  /** Minor units of the base currency. */
  readonly amount: number;
};

/** PAY-4b: What wallets pay beside a provider. */
export interface WalletShares {
  /** Returns the most that a wallet can pay of an amount; `undefined` if it pays nothing, or everything. */
  offer(userId: number, due: DueAmount): Promise<Money | undefined>;
  /**
   * Locks the wallet of a process until the end of the caller's transaction, and returns what the share takes from it;
   * `undefined` if the wallet no longer has it.
   */
  lock(process: Pick<ProcessRecord, 'userId' | 'fromWallet' | 'rate'>): Promise<WalletDebit | undefined>;
}

type Deps = {
  readonly transactions: Transactions;
  readonly ledger: Pick<Ledger, 'lock'>;
  readonly reference: ReferenceSource;
};

export const createWalletShares = ({ transactions, ledger, reference }: Deps): WalletShares => {
  /** In the base currency; `undefined` without a wallet, and where the marketplace takes none. */
  const walletOf = async (userId: number) => {
    const { payments, baseCurrency } = await reference();
    const method = payments.find(({ tag }) => tag === 'wallet');
    const wallet = method && (await ledger.lock([userId])).get(userId);
    return wallet && { paymentId: method.id, balance: money(wallet.balance, baseCurrency.scale) };
  };

  return {
    offer: (userId, { amount, rate: text }) =>
      transactions.run(async () => {
        const wallet = await walletOf(userId);
        if (!wallet) return undefined;
        const rate = decimal(text);
        const balance = convertMoney(majorOf(wallet.balance), rate, amount.scale);
        return walletShare(balance, amount, { rate, baseScale: wallet.balance.scale });
      }),

    lock: async ({ userId, fromWallet, rate }) => {
      const wallet = await walletOf(userId);
      const debit = wallet && shareDebit(wallet.balance, fromWallet, rate);
      return debit && { paymentId: wallet.paymentId, amount: debit.minor };
    },
  };
};
