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
  /** Returns the account with this id and locks it until the end of the transaction. */
  lock(id: number): Promise<UserRow | undefined>;
  /** Returns the account with this normalized e-mail address, verified or not. */
  byEmail(email: string): Promise<UserRow | undefined>;
  /** Returns the account with these digits as its phone number, verified or not. */
  byPhone(phone: string): Promise<UserRow | undefined>;
  /** Returns the account with this uuid. */
  byUuid(uuid: string): Promise<UserRow | undefined>;
  /** Returns the account that owns this referral code. */
  byReferral(code: string): Promise<UserRow | undefined>;
  /** Adds an account; throws `Taken` when e-mail, phone or referral code is another one's. */
  insert(row: NewUserRow): Promise<UserRow>;
  /** Removes an e-mail address from every account that never verified it, so that its owner can use it. */
  releaseEmail(email: string): Promise<void>;
  /** Removes a phone number from every account that never verified it. */
  releasePhone(phone: string): Promise<void>;
  /**
   * Makes the address the account's verified one if it is its pending or unverified one; returns the account as it was
   * before that. Throws `Taken` when another account has verified it.
   */
  confirmEmail(id: number, email: string, at: number): Promise<UserRow | undefined>;
  /** Writes the given columns of one account; throws `Taken` when e-mail or phone is another one's. */
  change(id: number, change: UserChange): Promise<void>;
}
