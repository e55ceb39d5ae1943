export { createLedger, type Ledger, type Posting } from './ledger.ts';
export { createWallets, type WalletUseCases } from './create-wallets.ts';
export type { SendingRefusal } from './send-money.use-case.ts';
export type { WalletTransactions } from './wallet-transactions.ts';
export type { HistoryFilter, HistoryRow } from './wallet.ports.ts';
export type { DecisionRefusal, WithdrawalRefusal } from './withdrawals.use-cases.ts';
