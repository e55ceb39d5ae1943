import type { Clock } from '@domain/kernel/clock.port.ts';
import { money } from '@domain/pricing/index.ts';
import { moneyFlow, type MoneyFlow } from '@domain/wallet/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { PaymentTransactions } from '../payment-transactions/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Ledger } from './ledger.ts';
import { createSendMoney, type SendMoney } from './send-money.use-case.ts';
import type { FlowFilter, WalletMethod, WalletOwners, Wallets } from './wallet.ports.ts';
import { createWalletTransactions, type WalletTransactions } from './wallet-transactions.ts';
import { createWithdrawals, type Withdrawals } from './withdrawals.use-cases.ts';

type Deps = {
  readonly transactions: Transactions;
  readonly wallets: Wallets;
  readonly owners: WalletOwners;
  /** The payments of wallets. */
  readonly payments: PaymentTransactions;
  readonly walletMethod: WalletMethod;
  readonly ledger: Ledger;
  readonly reference: ReferenceSource;
  readonly notify: Notify;
  /** The marketplace's time. */
  readonly clock: Clock;
};

/** The use cases of wallets. */
export type WalletUseCases = Pick<Wallets, 'history' | 'histories'> & {
  /** What came into a wallet and what left it, in the base currency. */
  readonly flow: (filter: FlowFilter) => Promise<MoneyFlow>;
  readonly sendMoney: SendMoney;
  readonly withdrawals: Withdrawals;
  readonly walletTransactions: WalletTransactions;
};

export const createWallets = (deps: Deps): WalletUseCases => {
  const { transactions, wallets, owners, payments, walletMethod, ledger, reference, notify, clock } = deps;
  const { history, histories } = wallets;
  const walletTransactions = createWalletTransactions({ payments, walletMethod, clock });
  return {
    flow: async (filter) => {
      const { scale } = (await reference()).baseCurrency;
      const sums = await wallets.sums(filter);
      return moneyFlow(
        sums.map((sum) => ({ ...sum, amount: money(sum.amount, scale) })),
        scale,
      );
    },
    sendMoney: createSendMoney({ transactions, owners, reference, clock, ledger, walletTransactions, notify }),
    withdrawals: createWithdrawals({ transactions, wallets, reference, clock, ledger, notify }),
    walletTransactions,
    histories,
    history,
  };
};
