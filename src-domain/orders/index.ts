export type { Change } from './changes.ts';
export type { Courier, Order, OrderAmounts, OrderLine, OrderNews, OrderPayment, OrderShop, OrderSummary, OrderUpdate, Slot, StatusTime } from './order.ts';
export type { OrderDraft } from './order-draft.ts';
export {
  canCancel, checkTransition, DELIVERY_TYPES, isActiveStatus, isUnpaid, nextStatuses, ORDER_STATUSES, PAYMENT_STATUSES, readOrderStatus, readPaymentStatus,
  type DeliveryType, type OrderStatus, type PaymentStatus, type TransitionRefusal,
} from './order-status.ts';
export type {
  Calculation, Coupon, CouponFailure, Coupons, OrderGroup, OrderHistory, Orders, OrderUpdates, PaymentMethod, PaymentMethods, PendingPlacement, PlacementRefusal, PlacementStore,
} from './orders.ports.ts';
export { createPlaceOrder, type PlaceOrder, type PlaceOutcome } from './place-order.use-case.ts';
export { applyUpdate, progressOf, STEPS, stepsOf, type ProgressStep, type Step, type StepState } from './progress.ts';
