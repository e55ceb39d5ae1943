import type { Currency } from '@domain/pricing/index.ts';
import type { Preference, ProfileFacts, ReferralType } from '../../features/profile/index.ts';
import type { UserRow } from '../../features/identity/index.ts';
import { toAddress } from '../addresses/address.shape.ts';
import type { Amounts } from '../shapes/index.ts';
import { toUser } from '../people/index.ts';

type Sums = { readonly [Type in ReferralType as `${Type}_price` | `${Type}_count`]: number };
export type ProfileContext = {
  readonly origin: string;
  readonly amounts: Amounts;
  readonly currency: Currency;
  readonly isReferralActive: boolean;
};

/** The User of profile/show (contract 3.6). */
export const toProfile = (
  row: UserRow,
  facts: ProfileFacts,
  preferences: readonly Preference[],
  context: ProfileContext,
) => {
  const { origin, amounts, currency, isReferralActive } = context;
  const { wallet } = facts;
  return {
    ...toUser(row, origin),
    wallet: wallet
      ? {
          id: wallet.id,
          uuid: wallet.uuid,
          user_id: row.id,
          price: amounts.fromBase(wallet.balance),
          symbol: currency.symbol,
        }
      : null,
    notifications: preferences,
    addresses: facts.addresses.map(toAddress),
    point: null,
    email_subscribe: row.email_subscribed,
    orders_count: facts.ordersCount,
    reviews_count: facts.reviewsCount,
    ...(isReferralActive && referralSums(facts, amounts)),
  };
};

const referralSums = ({ referrals }: ProfileFacts, amounts: Amounts): Partial<Sums> =>
  Object.fromEntries(
    referrals.flatMap(({ type, amount, count }) => [
      [`${type}_price`, amounts.fromBase(amount)],
      [`${type}_count`, count],
    ]),
  );
