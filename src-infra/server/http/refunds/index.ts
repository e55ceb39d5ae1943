export { refundsRoutes, type RefundRouteDeps } from './refunds.routes.ts';
