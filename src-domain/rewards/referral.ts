import type { Instant } from '../kernel/clock.port.ts';
import { moneyOf, type Decimal, type Money, type Scale } from '../pricing/index.ts';
import { takenBack, type LedgerType, type NewEntry } from '../wallet/index.ts';

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

/** Both rewards, base currency; zero is not booked. */
export type ReferralRewards = { readonly inviter: Money; readonly referred: Money };

/** The entries to write, one for each wallet that gains or loses. */
export type ReferralEntries = { readonly inviter: NewEntry | undefined; readonly referred: NewEntry | undefined };

/** Whether the programme is active on a day: its page is shown, and orders are rewarded. */
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

/** REFERRAL-1b, contract 5.9: Both rewards are credited as paid. */
export const rewardEntries = ({ inviter, referred }: ReferralRewards, note: string, at: Instant): ReferralEntries => ({
  inviter: entryOf(REWARD_ENTRY_TYPES.inviter.given, inviter, note, at),
  referred: entryOf(REWARD_ENTRY_TYPES.referred.given, referred, note, at),
});

/**
 * REFERRAL-1c, contract 5.9: A canceled or refunded order revokes the rewards, as far as the wallets cover them
 * (WALLET-1f).
 */
export const undoneEntries = (
  given: ReferralRewards,
  balances: ReferralRewards,
  note: string,
  at: Instant,
): ReferralEntries => ({
  inviter: entryOf(REWARD_ENTRY_TYPES.inviter.takenBack, takenBack(given.inviter, balances.inviter), note, at),
  referred: entryOf(REWARD_ENTRY_TYPES.referred.takenBack, takenBack(given.referred, balances.referred), note, at),
});

const entryOf = (type: LedgerType, amount: Money, note: string, at: Instant): NewEntry | undefined =>
  amount.minor > 0 ? { type, amount, status: 'paid', note, at } : undefined;
