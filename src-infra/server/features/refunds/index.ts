export { createRefunds, type RefundUseCases } from './create-refunds.ts';
export { boxesOpen } from './deposit-order.ts';
export type { ReturnRefusal } from './return-boxes.use-case.ts';
export { refundStatusWords } from './refund-status.ts';
export type { RefundRequestRefusal } from './request-refund.use-case.ts';
export type { RefundDecisionRefusal } from './decide-refund.use-case.ts';
export type { RefundRecord } from './refund-record.ts';
