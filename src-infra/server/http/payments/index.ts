export { servePayPages } from './pay-page/pay-page.routes.ts';
export { paymentsRoutes, type PaymentRouteDeps } from './payments.routes.ts';
