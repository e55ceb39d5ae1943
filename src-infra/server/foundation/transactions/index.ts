export type { Transactions } from './transactions.port.ts';
