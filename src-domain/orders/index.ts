export { applyUpdate } from './apply-update.ts';
export { ARRIVAL_SPREAD, arrivalOf, refundIfCanceled, type Arrival, type ArrivalFacts } from './arrival.ts';
export { OFF_ROUTE_KM, progressOnRoute, type RouteProgress, type RoutePoint } from './courier-route.ts';
export { bookedAmounts, type BookedAmounts, type CommissionTerms } from './booked-amounts.ts';
export type { Change, CouponReason, Obstacle } from './changes.ts';
export { checkNote, ORDER_NOTE_MAX, readSlot, type SlotFault } from './draft-rules.ts';
export {
  CUTLERY_MAX,
  HANDOVER_NOTE_MAX,
  HANDOVER_WAYS,
  handoverFaults,
  hasHandover,
  noHandover,
  storedHandover,
  type Handover,
  type HandoverFault,
  type HandoverWay,
  type Recipient,
} from './handover.ts';
export type { SharePayment, SharePayments } from './share-payments.port.ts';
export type { MemberShare, OrderedGroup, OrderedGroups } from './ordered-group.port.ts';
export {
  canPayShare,
  isOwed,
  moveShare,
  SHARE_STANDINGS,
  type PayableShare,
  type ShareMove,
  type ShareStanding,
} from './share-standing.ts';
export { groupShares, stillOwed, type GroupShare, type OrderedPart, type SharedAmounts } from './group-shares.ts';
export { createFindPlacedOrder, type FindPlacedOrder, type FindPlacedOrderDeps } from './find-placed-order.ts';
export type {
  Courier,
  Order,
  OrderAddon,
  OrderAmounts,
  OrderBoxes,
  OrderPackaging,
  OrderLine,
  OrderNews,
  OrderPayment,
  OrderTable,
  OrderShop,
  OrderSummary,
  OrderUpdate,
  Slot,
  StatusTime,
} from './order.ts';
export { groupStatuses, type OrderGroup, type OrderSelection } from './order-groups.ts';
export {
  ALL_ORDERS,
  ORDER_GROUPS,
  ORDER_SEARCH_MAX,
  orderGroups,
  orderSections,
  orderZone,
  readOrderGroup,
  readOrderSearch,
  type OrderSection,
  type Placed,
} from './order-list.ts';
export { fitsHandoverCode, isHandoverCode, kitchenSteps, needsHandoverCode, type HandoverCode } from './kitchen.ts';
export { missingToMinimum } from './minimum-order.ts';
export type { OrderDraft } from './order-draft.ts';
export {
  canCancel,
  canChangeNote,
  canMissDish,
  DELIVERY_TYPES,
  ENDED_ORDER_STATUSES,
  isActiveStatus,
  nextStatuses,
  ORDER_STATUSES,
  readOrderStatus,
  transition,
  type DeliveryType,
  type OrderStatus,
  type TransitionRefusal,
} from './order-status.ts';
export type {
  Calculation,
  Coupon,
  CouponFailure,
  Coupons,
  ListedCoupons,
  OrderHistory,
  OrderNotes,
  Orders,
  OrderUpdates,
  PendingPlacement,
  PlacementRefusal,
  PlacementStore,
  Receipts,
  UsualOrders,
} from './orders.ports.ts';
export { openReorder, type OpenReorderDeps } from './open-reorder.use-case.ts';
export { isPayable, isSettled } from './payable.ts';
export { KEEP_UNPAID_MS, unpaidUntil } from './unpaid-until.ts';
export { createPlaceOrder, type PlaceOrder, type PlaceOrderDeps, type PlaceOutcome } from './place-order.use-case.ts';
export {
  orderProgress,
  STEPS,
  stepsOf,
  type OrderProgress,
  type ProgressStep,
  type Step,
  type StepState,
} from './progress.ts';
export { quoteChanges, type TitleOf } from './quote-changes.ts';
export {
  receiptRows,
  receiptTax,
  type Receipt,
  type ReceiptAmounts,
  type ReceiptLine,
  type ReceiptPart,
  type ReceiptRow,
} from './receipt.ts';
export { reorder, type LookUpLine, type PastOrder, type Reorder, type ReorderChange } from './reorder.ts';
export { isChangedRow, orderedPieces, type ReorderRow } from './reorder-rows.ts';
export {
  checkRepeat,
  isRepeatDue,
  nextRepeatRun,
  type Repeat,
  type RepeatDays,
  type RepeatFacts,
  type RepeatRefusal,
} from './repeat.ts';
export {
  checkRepeatPlan,
  firstRepeatDay,
  isPlannedOn,
  needsConsent,
  nextRepeats,
  suggestedLimit,
  type NextRepeat,
  type RepeatClock,
  type RepeatPlan,
  type RepeatPlanFault,
} from './repeat-plan.ts';
export {
  REPEAT_OBSTACLES,
  type PlannedOrder,
  type RepeatObstacle,
  type RepeatPlans,
  type RepeatQuestion,
} from './repeat-plan.port.ts';
export {
  canceledNote,
  lowerPayments,
  paymentNote,
  settleCanceled,
  settleDelivered,
  type OrderTransaction,
  type Pieces,
  type Settlement,
} from './settlement.ts';
export {
  combinationOf,
  countsAsUsual,
  USUAL_DAYS,
  usualOrders,
  usualSince,
  type Usual,
  type UsualCandidate,
  type UsualFacts,
  type UsualLine,
} from './usual.ts';
