export { applyUpdate } from './apply-update.ts';
export type { Change } from './changes.ts';
export type { Courier, Order, OrderAmounts, OrderLine, OrderNews, OrderPayment, OrderShop, OrderSummary, OrderUpdate, Slot, StatusTime } from './order.ts';
export type { OrderDraft } from './order-draft.ts';
export {
  canCancel, DELIVERY_TYPES, isActiveStatus, isUnpaid, nextStatuses, ORDER_STATUSES, PAYMENT_STATUSES, readOrderStatus, readPaymentStatus, transition,
  type DeliveryType, type OrderStatus, type PaymentStatus, type TransitionRefusal,
} from './order-status.ts';
export type {
  Calculation, Coupon, CouponFailure, Coupons, OrderGroup, OrderHistory, Orders, OrderUpdates, PaymentMethod, PaymentMethods, PendingPlacement, PlacementRefusal, PlacementStore,
} from './orders.ports.ts';
export { createFindPlacedOrder, type FindPlacedOrder } from './find-placed-order.ts';
export { createPlaceOrder, type PlaceOrder, type PlaceOutcome } from './place-order.use-case.ts';
export { orderProgress, STEPS, stepsOf, type OrderProgress, type ProgressStep, type Step, type StepState } from './progress.ts';
