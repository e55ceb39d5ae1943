export { checkDraft, type CheckoutFacts, type DraftFault } from './check-draft.ts';
export {
  choicesFor,
  noChoices,
  tipAmount,
  type CheckoutChoices,
  type ChoicesStore,
  type Fulfilment,
  type TipChoice,
} from './choices.ts';
export {
  changedCoupon,
  COUPON_USES_MAX,
  lastDayOfEnded,
  newCoupon,
  type CouponChange,
  type CouponDraft,
  type CouponField,
  type CouponTerms,
} from './coupon-draft.ts';
export { fittingCoupons, type FittingCoupon } from './fitting-coupons.ts';
export {
  courierNote,
  handoverOf,
  handoverParts,
  noHandoverChoice,
  type HandoverChoice,
  type HandoverContext,
  type NotedAddress,
} from './handover-choice.ts';
export { TIP_PERCENTS, tipSuggestions, type TipSuggestion } from './tips.ts';
