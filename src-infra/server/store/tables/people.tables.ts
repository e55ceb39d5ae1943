import type { Generated } from 'kysely';
import type { Day, Id, Json, Minor, Moment } from './columns.ts';

type Users = {
  id: Id;
  uuid: string;
  firstname: string;
  lastname: string | null;
  /** Lower case; unique. */
  email: string | null;
  /** Digits; unique. */
  phone: string | null;
  /** Replaces `email` once its code is typed; several accounts may wait for one address. */
  pending_email: string | null;
  /** Replaces `phone` once its code is typed. */
  pending_phone: string | null;
  password_hash: string | null;
  birthday: Day | null;
  gender: string | null;
  active: Generated<boolean>;
  img: string | null;
  role: string;
  /** The inviter's code, as typed at sign-up. */
  referral: string | null;
  my_referral: string;
  email_verified_at: Moment | null;
  phone_verified_at: Moment | null;
  lang: string | null;
  currency_id: number | null;
  email_subscribed: Generated<boolean>;
  registered_at: Moment;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
};

/** One row for each sign-in (API-3); a revoked or expired one opens nothing. */
type AccessTokens = {
  id: Id;
  user_id: number;
  secret_hash: string;
  user_agent: string;
  address: string;
  /** How the sign-in came about: password, code, forgot, google … */
  via: string;
  created_at: Moment;
  expires_at: Moment;
  revoked_at: Moment | null;
  /** To a few minutes; null until the first use after that. */
  last_used_at: Moment | null;
};
type PushTokens = { token: string; user_id: number; created_at: Moment };

/** A code on its way to a recipient; the newest of a purpose counts. `code_hash` is null where none may work. */
type OneTimeCodes = {
  id: Id;
  purpose: string;
  recipient: string;
  code_hash: string | null;
  wrong_tries: Generated<number>;
  /** Who asked, where the code alone may be enough (8.13). */
  address: Generated<string | null>;
  /** Wrong codes without a recipient from this address. */
  address_tries: Generated<number>;
  created_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
};
/** Shows that a recipient typed the right code. */
type CodeProofs = {
  token_hash: string;
  purpose: string;
  recipient: string;
  /** Where the address counts as the proof (8.13). */
  address: Generated<string | null>;
  expires_at: Moment;
  used_at: Moment | null;
};

type Addresses = {
  id: Id;
  user_id: number;
  title: string | null;
  address: string;
  floor: string | null;
  house: string | null;
  entrance: string | null;
  comment: string | null;
  latitude: number | null;
  longitude: number | null;
  active: boolean;
  created_at: Moment;
  updated_at: Moment;
};

type Wallets = { id: Id; uuid: string; user_id: number; balance: Minor; created_at: Moment; updated_at: Moment };
type WalletHistories = {
  id: Id;
  uuid: string;
  wallet_id: number;
  transaction_id: number | null;
  type: string;
  amount: Minor;
  note: string | null;
  /** Why it was posted; null on entries of releases before. */
  reason: Generated<string | null>;
  /** What it is about. */
  subject_kind: Generated<string | null>;
  subject_id: Generated<number | null>;
  status: string;
  author_id: number;
  created_at: Moment;
  updated_at: Moment;
};

type Notifications = {
  id: Id;
  user_id: number;
  type: string;
  /** The kind of `subject_id`: order and parcel ids overlap. */
  subject_kind: string;
  subject_id: number;
  /** Values for the text of the type. */
  args: Json<Readonly<Record<string, string>>>;
  read_at: Moment | null;
  created_at: Moment;
  updated_at: Moment;
};
type NotificationKinds = { id: Id; type: string };
type UserNotificationKinds = { user_id: number; notification_id: number; active: boolean };

export type PeopleTables = {
  users: Users;
  access_tokens: AccessTokens;
  push_tokens: PushTokens;
  one_time_codes: OneTimeCodes;
  code_proofs: CodeProofs;
  addresses: Addresses;
  wallets: Wallets;
  wallet_histories: WalletHistories;
  notifications: Notifications;
  notification_kinds: NotificationKinds;
  user_notification_kinds: UserNotificationKinds;
};
