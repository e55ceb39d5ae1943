export type { Holds } from './holds.port.ts';
export { newTransaction, type PaymentMethod } from './new-transaction.ts';
export { mainTransaction, type NewTransaction, type TransactionRecord } from './payment-transaction.ts';
export type { PaymentTransactions, TransactionHistory } from './payment-transactions.ports.ts';
