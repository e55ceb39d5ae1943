export { checkDraft, nextDayWithSlots, type CheckoutFacts, type DraftFault } from './check-draft.ts';
export { TIP_PERCENTS, tipSuggestions, type TipSuggestion } from './tips.ts';
