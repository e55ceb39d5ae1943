export { createPayOrder, type PayOrder } from './pay-order.use-case.ts';
export { isDirect, paymentsOf } from './payment-ways.ts';
