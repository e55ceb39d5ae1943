export { transactionsRoutes } from './transactions.routes.ts';
export { walletRoutes } from './wallet.routes.ts';
export { withdrawalsRoutes } from './withdrawals.routes.ts';
