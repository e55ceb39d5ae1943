import { decimal, type Money } from '../pricing/index.ts';
import { TIP_PERCENTS } from './default-tip.ts';
import { shareAsTip } from './share-as-tip.ts';

/** A percentage with its amount. */
export type TipSuggestion = { readonly percent: number; readonly amount: Money };

/** Suggestions for a price after discounts, without those that round to zero. */
export const tipSuggestions = (base: Money): readonly TipSuggestion[] =>
  TIP_PERCENTS.map((percent) => ({ percent, amount: shareAsTip(base, decimal(percent)) })).filter(
    ({ amount }) => amount.minor > 0,
  );
