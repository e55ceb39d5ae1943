import { decimal, percentOf, type Money } from '../pricing/index.ts';

/** Contract 6.4: suggested shares of the items in percent; nothing is chosen in advance. */
export const TIP_PERCENTS = [5, 10, 15, 20, 25] as const;

/** A share in percent with what it comes to. */
export type TipSuggestion = { readonly percent: number; readonly amount: Money };

/** Suggestions for a price after discounts, without those that come to nothing. */
export const tipSuggestions = (base: Money): readonly TipSuggestion[] =>
  TIP_PERCENTS.map((percent) => ({ percent, amount: percentOf(base, decimal(percent)) })).filter(
    ({ amount }) => amount.minor > 0,
  );
