import type { NewRow, Row, RowChange } from '../../store/tables/index.ts';

export type UserRow = Row<'users'>;

/** The public part of a user. */
export type PersonRow = Pick<UserRow, 'id' | 'uuid' | 'firstname' | 'lastname' | 'active' | 'img'>;

export type NewUserRow = NewRow<'users'>;

export type UserChange = RowChange<'users'>;

/** Stores accounts; deleted ones are not found. */
export interface Users {
  /** Returns the accounts with these ids, in no particular order. */
  byIds(ids: readonly number[]): Promise<UserRow[]>;
  /** Returns the account with this id. */
  byId(id: number): Promise<UserRow | undefined>;
  /** Returns the account with this normalised e-mail address, verified or not. */
  byEmail(email: string): Promise<UserRow | undefined>;
  /** Returns the account with these digits as its phone number, verified or not. */
  byPhone(phone: string): Promise<UserRow | undefined>;
  /** Returns the account with this uuid. */
  byUuid(uuid: string): Promise<UserRow | undefined>;
  /** Returns the account that owns this referral code. */
  byReferral(code: string): Promise<UserRow | undefined>;
  /** Adds an account; throws `Taken` when e-mail, phone or referral code is another one's. */
  insert(row: NewUserRow): Promise<UserRow>;
  /** Removes an e-mail address from an account that never verified it, so that its owner can use it. */
  releaseEmail(email: string): Promise<void>;
  /** Removes a phone number from an account that never verified it. */
  releasePhone(phone: string): Promise<void>;
  /** Marks the e-mail address as verified if it is still the account's own and unverified. */
  confirmEmail(id: number, email: string, at: number): Promise<void>;
  /** Returns the phone number of an account. */
  phoneOf(id: number): Promise<string | undefined>;
  /** Writes the given columns of one account; throws `Taken` when e-mail or phone is another one's. */
  change(id: number, change: UserChange): Promise<void>;
}
