import { moneyOf, type Decimal, type Money, type Scale } from '../pricing/index.ts';
import type { LedgerType } from '../wallet/index.ts';

/**
 * What the marketplace pays for referrals (contract 2.1); prices in the base currency, the last day `YYYY-MM-DD`
 * included.
 */
export type Referral = {
  readonly priceFrom: Decimal;
  readonly priceTo: Decimal;
  readonly expiresOn: string | undefined;
};

/** What decides whether a referral pays. */
export type ReferralFacts = {
  /** Setting `referral_active`. */
  readonly isActive: boolean;
  readonly today: string;
  /** Delivered orders of the referred customer, including the current one. */
  readonly deliveredOrders: number;
  readonly baseScale: Scale;
};

/** Both rewards, in the base currency; zero is not booked. */
export type ReferralRewards = { readonly inviter: Money; readonly referred: Money };

/** Whether the program is active on a day: its page is shown, and orders are rewarded. */
export const isReferralOpen = (
  { expiresOn }: Pick<Referral, 'expiresOn'>,
  { isActive, today }: Pick<ReferralFacts, 'isActive' | 'today'>,
): boolean => isActive && (expiresOn === undefined || today <= expiresOn);

/**
 * REFERRAL-1a, contract 5.9: Returns the rewards of a delivered order: only of the first one, while the setting is on
 * and the referral has not expired.
 */
export const referralRewards = (referral: Referral, facts: ReferralFacts): ReferralRewards | undefined =>
  facts.deliveredOrders === 1 && isReferralOpen(referral, facts)
    ? { inviter: moneyOf(referral.priceFrom, facts.baseScale), referred: moneyOf(referral.priceTo, facts.baseScale) }
    : undefined;

/** The rewards of an order: cashback to its customer, and a bonus to the inviter and the referred customer. */
export type RewardKind = 'cashback' | 'inviter' | 'referred';

/** Contract 5.9: The types of the wallet entries that grant and revoke each reward. */
export const REWARD_ENTRY_TYPES: Readonly<
  Record<RewardKind, { readonly given: LedgerType; readonly takenBack: LedgerType }>
> = {
  cashback: { given: 'topup', takenBack: 'withdraw' },
  inviter: { given: 'referral_from_topup', takenBack: 'referral_from_withdraw' },
  referred: { given: 'referral_to_topup', takenBack: 'referral_to_withdraw' },
};
