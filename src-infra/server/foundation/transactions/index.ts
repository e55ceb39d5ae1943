export type { Transactions, WriteAll } from './transactions.port.ts';
export { StoreUnavailable } from './store-unavailable.ts';
