export type { Transactions, BatchWrite } from './transactions.port.ts';
export { StoreUnavailable } from './store-unavailable.ts';
