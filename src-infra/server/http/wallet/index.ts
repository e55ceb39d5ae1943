export { transactionsRoutes } from './transactions.routes.ts';
export { walletRoutes, type WalletRouteDeps } from './wallet.routes.ts';
export { withdrawalsRoutes } from './withdrawals.routes.ts';
