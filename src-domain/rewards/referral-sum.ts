import { convertMoney, money, type CurrencyTerms, type Decimal, type Money } from '../pricing/index.ts';

/** What a wallet received for invitations and gave back after cancellations; both amounts in one currency. */
export type ReferralSum = {
  readonly given: Money;
  readonly takenBack: Money;
  /** First orders that were rewarded, also those that were canceled later. */
  readonly orders: number;
};

/** REFERRAL-1g: Returns what remains of the rewards: given less taken back, never less than nothing. */
export const earnedOf = ({ given, takenBack }: Pick<ReferralSum, 'given' | 'takenBack'>): Money =>
  money(Math.max(0, given.minor - takenBack.minor), given.scale);

/** REFERRAL-1h: Returns a reward of the program in a currency; nothing for one below zero. */
export const rewardIn = (price: Decimal, { rate, scale }: CurrencyTerms): Money =>
  money(Math.max(0, convertMoney(price, rate, scale).minor), scale);
