import { decimal, percentOf, type Money } from '../pricing/index.ts';

/** Contract 6.4: Suggested percentages of the items; none is preselected. */
export const TIP_PERCENTS = [5, 10, 15, 20, 25] as const;

/** A percentage with its amount. */
export type TipSuggestion = { readonly percent: number; readonly amount: Money };

/** Suggestions for a price after discounts, without those that round to zero. */
export const tipSuggestions = (base: Money): readonly TipSuggestion[] =>
  TIP_PERCENTS.map((percent) => ({ percent, amount: percentOf(base, decimal(percent)) })).filter(
    ({ amount }) => amount.minor > 0,
  );
