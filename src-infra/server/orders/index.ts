export { createOrders, type Orders } from './create-orders.ts';
export type { OrderDraft } from './order-draft.ts';
export { courierPlace, type OrderNews } from './order-news.ts';
export { mainTransaction, type OrderDetailRecord, type OrderRecord, type OrderSummary, type TransactionRecord } from './order-record.ts';
export { transactionRow, type PaymentWay } from './payment-rows.ts';
export type { Obstacle, PlacementRefusal } from './placement-refusal.ts';
export type { QuoteChange } from './quote-changes.ts';
