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
