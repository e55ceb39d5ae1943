export { adminOrdersRoutes } from './admin-orders.routes.ts';
export { afterOrderRoutes, type AfterOrderDeps } from './after-order.routes.ts';
export { toDeliveryman } from './courier.shape.ts';
export { readListWish } from './order-filter.ts';
export { ordersRoutes, type OrderRouteDeps } from './orders.routes.ts';
export { major, toBoughtCurrency, toTransaction } from './payment.shape.ts';
export { placementRefused } from './placement-answer.ts';
export { readDraft, readPayment } from './read-draft.ts';
export { statusRefused } from './status-refusal.ts';
