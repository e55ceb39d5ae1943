export { servePayPages } from './pay-page/pay-page.routes.ts';
export { groupSharesRoutes } from './group-shares.routes.ts';
export { paymentsRoutes } from './payments.routes.ts';
