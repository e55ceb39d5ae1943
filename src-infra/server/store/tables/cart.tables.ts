import type { Generated } from 'kysely';
import type { DecimalText, Id, Minor, Moment } from './columns.ts';

/** An open cart; ordering deletes it. Amounts are in its currency. */
type Carts = {
  id: Id;
  owner_id: number;
  shop_id: number;
  currency_id: number;
  rate: DecimalText;
  is_group: Generated<boolean>;
  version: Generated<number>;
  locked: Generated<boolean>;
  deadline: Moment | null;
  /** Of each member but the owner, in the currency it was set in. */
  spend_limit: Minor | null;
  spend_limit_currency_id: number | null;
  spend_limit_rate: DecimalText | null;
  /** The secret of a group's link; null while it is no group. */
  invitation: Generated<string | null>;
  title: Generated<string>;
  payer: Generated<'owner' | 'each'>;
  /** Where a group order goes, in one line. */
  destination: Generated<string>;
  created_at: Moment;
  updated_at: Moment;
};
/** One person's part of a cart; `user_id` is null for guests of a group. `status` true is still choosing. */
type UserCarts = {
  id: Id;
  uuid: string;
  cart_id: number;
  user_id: number | null;
  name: string | null;
  status: Generated<boolean>;
  version: Generated<number>;
  /** Of a guest, where the address counts as the secret (8.13). */
  joined_from: Generated<string | null>;
  created_at: Moment;
  updated_at: Moment;
};
/** An open page of a member: `process` streams to it and said so at `beat_at`. */
type Presences = { member_id: number; process: string; cart_id: number; beat_at: Moment };
type CartDetails = {
  id: Id;
  user_cart_id: number;
  stock_id: number;
  /** The line an add-on belongs to. */
  parent_id: number | null;
  quantity: number;
  bonus: Generated<boolean>;
  bonus_id: number | null;
  /** For the kitchen. */
  note: Generated<string | null>;
  created_at: Moment;
  updated_at: Moment;
};

export type CartTables = {
  carts: Carts;
  user_carts: UserCarts;
  presences: Presences;
  cart_details: CartDetails;
};
