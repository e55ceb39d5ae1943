import type { CurrencyTerms, Money } from '@domain/pricing/index.ts';
import { rewardIn, type Referral } from '@domain/rewards/index.ts';

/** What inviter and friend get; `undefined` for a side that gets nothing. */
export type Rewards = { readonly yours: Money | undefined; readonly theirs: Money | undefined };

/** Returns both rewards in the currency on screen; none while it is unknown. */
export const rewardsIn = (
  terms: Pick<Referral, 'priceFrom' | 'priceTo'> | undefined,
  currency: CurrencyTerms | undefined,
): Rewards => {
  if (!terms || !currency) return { yours: undefined, theirs: undefined };
  const [yours, theirs] = [terms.priceFrom, terms.priceTo].map((price) => rewardIn(price, currency));
  return { yours: something(yours), theirs: something(theirs) };
};

const something = (amount: Money | undefined): Money | undefined => (amount && amount.minor > 0 ? amount : undefined);
