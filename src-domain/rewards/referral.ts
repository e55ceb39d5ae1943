import type { Instant } from '../kernel/clock.port.ts';
import { moneyOf, type Decimal, type Money, type Scale } from '../pricing/index.ts';
import { takenBack, type LedgerType, type NewEntry } from '../wallet/index.ts';

/**
 * What the marketplace pays for bringing customers (contract 2.1); prices in the base currency, the last day
 * `YYYY-MM-DD` included.
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
  /** Delivered orders of the customer who was referred, the present one included. */
  readonly deliveredOrders: number;
  readonly baseScale: Scale;
};

/** What both get, base currency; what is nothing is not booked. */
export type ReferralRewards = { readonly inviter: Money; readonly referred: Money };

/** The entries that are to be written, one for each who gets or loses something. */
export type ReferralEntries = { readonly inviter: NewEntry | undefined; readonly referred: NewEntry | undefined };

/** Whether the programme runs on a day: its page is shown, and orders are rewarded. */
export const isReferralOpen = (
  { expiresOn }: Pick<Referral, 'expiresOn'>,
  { isActive, today }: Pick<ReferralFacts, 'isActive' | 'today'>,
): boolean => isActive && (expiresOn === undefined || today <= expiresOn);

/**
 * REFERRAL-1a, contract 5.9: the rewards of a delivered order: only of the first one, while the setting is on and the
 * referral has not expired.
 */
export const referralRewards = (referral: Referral, facts: ReferralFacts): ReferralRewards | undefined =>
  facts.deliveredOrders === 1 && isReferralOpen(referral, facts)
    ? { inviter: moneyOf(referral.priceFrom, facts.baseScale), referred: moneyOf(referral.priceTo, facts.baseScale) }
    : undefined;

/** What an order can bring: cashback to its customer, and a bonus to the inviter and to who was referred. */
export type RewardKind = 'cashback' | 'inviter' | 'referred';

/** Contract 5.9: the types of the wallet entries by which each reward is given and taken back. */
export const REWARD_ENTRY_TYPES: Readonly<
  Record<RewardKind, { readonly given: LedgerType; readonly takenBack: LedgerType }>
> = {
  cashback: { given: 'topup', takenBack: 'withdraw' },
  inviter: { given: 'referral_from_topup', takenBack: 'referral_from_withdraw' },
  referred: { given: 'referral_to_topup', takenBack: 'referral_to_withdraw' },
};

/** REFERRAL-1b, contract 5.9: both rewards come in paid. */
export const rewardEntries = ({ inviter, referred }: ReferralRewards, note: string, at: Instant): ReferralEntries => ({
  inviter: entryOf(REWARD_ENTRY_TYPES.inviter.given, inviter, note, at),
  referred: entryOf(REWARD_ENTRY_TYPES.referred.given, referred, note, at),
});

/**
 * REFERRAL-1c, contract 5.9: a canceled or refunded order takes the rewards back, as far as the wallets still hold them
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
