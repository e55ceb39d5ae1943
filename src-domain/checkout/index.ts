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
export { TIP_PERCENTS, tipSuggestions, type TipSuggestion } from './tips.ts';
