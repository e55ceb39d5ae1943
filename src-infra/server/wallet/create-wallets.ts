import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Notify } from '../notifications/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import { createWalletRepository, type HistoryFilter, type HistoryPage, type HistoryRow, type Store } from '../store/index.ts';
import type { Ledger } from './ledger.ts';
import { createSendMoney, type SendMoney } from './send-money.use-case.ts';
import { createWalletTransactions, type WalletTransactions } from './wallet-transactions.ts';
import { createWithdrawals, type Withdrawals } from './withdrawals.use-cases.ts';

type Deps = { readonly store: Store; readonly reference: ReferenceSource; readonly clock: Clock; readonly ledger: Ledger; readonly notify: Notify };

/** What people do with their wallets. */
export type Wallets = {
  readonly sendMoney: SendMoney;
  readonly withdrawals: Withdrawals;
  readonly transactions: WalletTransactions;
  readonly histories: (filter: HistoryFilter) => Promise<HistoryPage>;
  readonly history: (filter: Pick<HistoryFilter, 'id' | 'uuid' | 'userId'>) => Promise<HistoryRow | undefined>;
};

export const createWallets = (deps: Deps): Wallets => {
  const { histories, history } = createWalletRepository(deps.store);
  const transactions = createWalletTransactions(deps);
  return { sendMoney: createSendMoney({ ...deps, transactions }), withdrawals: createWithdrawals(deps), transactions, histories, history };
};
