export { createLedger, type Ledger } from './ledger.ts';
export { createWallets, type Wallets } from './create-wallets.ts';
export type { SendingRefusal } from './send-money.use-case.ts';
export type { WalletTransactions } from './wallet-transactions.ts';
export type { DecisionRefusal, WithdrawalRefusal } from './withdrawals.use-cases.ts';
