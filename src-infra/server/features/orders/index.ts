export { createOrders, type OrderUseCases } from './create-orders.ts';
export type { Customer, OrderDraft } from './order-draft.ts';
export { orderArrival, slotOf } from './order-arrival.ts';
export type { FindSeat, SeatRefusal } from './seat.ts';
export { courierPlace, type OrderNotifier } from './order-notifier.ts';
export { inBaseCurrency } from './base-currency.ts';
export { payerOf, sharesOf, type OrderShare } from './group-shares.ts';
export type { MemberKey } from './move-share.use-cases.ts';
export type { StatusRefusal } from './change-order-status.use-case.ts';
export {
  orderReview,
  type CourierRecord,
  type OrderDetailRecord,
  type OrderMember,
  type OrderRecord,
  type OrderSummary,
  type RefundRow,
  type RepeatDaysRow,
  type SubstitutedDishRecord,
  type SubstitutionRow,
} from './order-record.ts';
export { stockSnapshot, type StockSnapshot } from './stock-snapshot.ts';
export type { Obstacle, PlacementRefusal } from './placement-refusal.ts';
export { OPEN_END, type PlannedOrder, type RepeatPlans } from './repeats/index.ts';
export type { QuoteChange } from './quote-changes.ts';
export { createSettleMoney } from './settle-money.ts';
export type { CourierNotifier, OrderFilter, Orders, Staff } from './orders.ports.ts';
