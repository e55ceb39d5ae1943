export type { Transactions } from './transactions.port.ts';
export { StoreUnavailable } from './store-unavailable.ts';
