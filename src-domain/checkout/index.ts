export { checkDraft, type CheckoutFacts, type DraftFault } from './check-draft.ts';
export {
  choicesFor,
  noChoices,
  startChoices,
  tipAmount,
  type CheckoutChoices,
  type ChoicesStore,
  type Fulfilment,
  type TipChoice,
} from './choices.ts';
export { chooseTable, dropTable, tableChoiceOf } from './choose-table.ts';
export {
  changedCoupon,
  COUPON_USES_MAX,
  lastDayOfEnded,
  newCoupon,
  type CouponChange,
  type CouponDraft,
  type CouponField,
  type CouponPlace,
  type CouponTerms,
} from './coupon-draft.ts';
export { DEFAULT_TIPS, readDefaultTip, TIP_PERCENTS, type ChosenDefaultTip } from './default-tip.ts';
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
export { chosenTable, fulfilmentOf, type TableChoice } from './table-choice.ts';
export { tipSuggestions, type TipSuggestion } from './tips.ts';
