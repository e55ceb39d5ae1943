import type { AddressRow } from '../addresses/index.ts';
import type { PersonRow } from '../identity/index.ts';

export const REFERRAL_TYPES = [
  'referral_from_topup',
  'referral_from_withdraw',
  'referral_to_topup',
  'referral_to_withdraw',
] as const;
export type ReferralType = (typeof REFERRAL_TYPES)[number];
export type ReferralSum = { readonly type: ReferralType; readonly amount: number; readonly count: number };
export type ProfileFacts = {
  readonly wallet: { readonly id: number; readonly uuid: string; readonly balance: number } | undefined;
  readonly addresses: readonly AddressRow[];
  readonly ordersCount: number;
  readonly reviewsCount: number;
  /** One per type, in minor units of the base currency. */
  readonly referrals: readonly ReferralSum[];
};

/** Facts shown on a profile besides the account itself. */
export interface ProfileFactsReader {
  /** Returns a user's wallet, addresses and counts. */
  read(userId: number): Promise<ProfileFacts>;
}

export type PreferenceKind = 'push' | 'discount' | 'order_verify' | 'order_statuses';
/** NotificationSetting of contract 2.5 with the user's choice. */
export type Preference = {
  readonly id: number;
  readonly type: PreferenceKind;
  readonly notification: { readonly user_id: number; readonly notification_id: number; readonly active: 0 | 1 };
};

/** Stores which push notifications a user wants; notifications are stored regardless. */
export interface Preferences {
  /** Returns the user's choice for every kind. */
  list(userId: number): Promise<readonly Preference[]>;
  /** Stores choices; returns false and changes nothing when one of the kinds does not exist. */
  choose(
    userId: number,
    choices: readonly { readonly notification_id: number; readonly active: boolean }[],
  ): Promise<boolean>;
}

/** The devices on which a user receives push notifications (NOTIFY-6). A token belongs to its last sender. */
export interface PushTokens {
  /** Stores a token as the user's. */
  save(userId: number, token: string): Promise<void>;
  /** Removes a token of the user. */
  remove(userId: number, token: string): Promise<void>;
}

export type PeopleFilter =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'name'; readonly prefix: string };
export type PeoplePage = { readonly items: readonly PersonRow[]; readonly total: number };

/** Finds recipients of money. */
export interface PeopleSearch {
  /**
   * Returns people with a wallet, except one user. Only verified addresses and numbers match, so that money cannot
   * reach somebody who merely claims them; names only match people whom that user has sent money to.
   */
  find(filter: PeopleFilter, except: number, offset: number, limit: number): Promise<PeoplePage>;
}
