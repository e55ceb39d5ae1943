import type { CurrentUser } from './current-user.ts';
import type { LinkedIdentity } from './linked/linked-providers.ports.ts';
import type { ShownTable } from './personal-tables.data.ts';
import type { NewUserRow, UserRow } from './users.ports.ts';

/** What somebody signs in with. */
export type SignInDetails = Pick<
  UserRow,
  'email' | 'email_verified_at' | 'phone' | 'phone_verified_at' | 'password_hash'
>;
export type StoredAccountChange = {
  readonly id: number;
  readonly userId: number;
  readonly before: SignInDetails;
  /** The identities from before. */
  readonly identities: readonly LinkedIdentity[];
  readonly at: number;
  readonly expiresAt: number;
  readonly undoneAt: number | null;
};

/** Changes of sign-in details, by the hash of the secret that undoes them. */
export interface StoredAccountChanges {
  /** Adds a change of an account that looked like `before`. */
  insert(change: {
    readonly userId: number;
    readonly secretHash: string;
    readonly before: UserRow;
    readonly identities: readonly LinkedIdentity[];
    readonly at: number;
    readonly expiresAt: number;
  }): Promise<void>;
  /** Returns the change; it may be undone or expired. */
  find(secretHash: string): Promise<StoredAccountChange | undefined>;
  /** Returns the change and locks it until the end of the transaction. */
  lock(secretHash: string): Promise<StoredAccountChange | undefined>;
  /** Marks this and all later changes of the account as undone. */
  closeFrom(userId: number, id: number, at: number): Promise<void>;
}

/** Deletes expired codes, proofs and used identity tokens. */
export interface ExpiredProofs {
  /** Deletes codes, proofs and used tokens that expired before this moment. */
  removeExpired(before: number): Promise<void>;
}

/** Creates accounts with a wallet and notification preferences. */
export interface NewAccounts {
  /** Adds the account; throws `Taken` when e-mail, phone or referral code is another one's. */
  insert(
    row: NewUserRow,
    rest: { readonly walletUuid: string; readonly preferences: 'all' | readonly string[] },
  ): Promise<UserRow>;
}

/** Erases personal data when an account closes. */
export interface PersonalData {
  /**
   * Deletes rows of the account alone, clears texts, contacts and places in rows that others need, and anonymizes the
   * account's row. Returns the ids of the person's shops, which close.
   */
  forget(user: UserRow, anonymous: Anonymous): Promise<readonly number[]>;
}

/** How much of an account is not over yet. */
export type Outstanding = { readonly orders: number; readonly parcels: number; readonly reservations: number };

/** Reads what is stored about a person, along the list of personal tables. */
export interface PersonalCopies {
  /** Returns the number of rows of every part of a copy. */
  count(userId: number): Promise<Readonly<Record<string, number>>>;
  /** Returns how many orders and parcels are on their way, and how many reservations are to come. */
  outstanding(userId: number, now: number): Promise<Outstanding>;
  /** Returns rows of one table in a stable order, with the columns that the list names. */
  read(
    table: ShownTable,
    userId: number,
    offset: number,
    limit: number,
  ): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export type Anonymous = { readonly uuid: string; readonly referral: string; readonly at: number };

export type SignInSource = { readonly address: string; readonly userAgent: string };
export type SignInWay = 'password' | 'register' | 'forgot' | 'phone' | 'passkey' | 'google' | 'facebook' | 'apple';

export type StoredToken = {
  readonly user: CurrentUser;
  readonly secretHash: string;
  readonly expiresAt: number;
  readonly lastUsedAt: number;
};
/** A valid session as its owner sees it. */
export type OwnSession = {
  readonly id: number;
  readonly userAgent: string;
  readonly way: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
};
export type NewToken = SignInSource & {
  readonly userId: number;
  readonly secretHash: string;
  readonly way: SignInWay;
  readonly createdAt: number;
  readonly expiresAt: number;
};

/** Access tokens as they are stored: hashes only. */
export interface StoredTokens {
  /** Returns the token with its user unless it is revoked or the account is closed; it may have expired. */
  find(tokenId: number): Promise<StoredToken | undefined>;
  /** Returns whose token it is, also if it is revoked or expired. */
  origin(tokenId: number): Promise<{ readonly userId: number; readonly secretHash: string } | undefined>;
  /** Adds a token and returns its id. */
  insert(token: NewToken): Promise<number>;
  /** Returns those of these ids (at least one) that are valid at `at`. */
  valid(tokenIds: readonly number[], at: number): Promise<ReadonlySet<number>>;
  /** Whether the token was issued this way after a moment. */
  wasIssuedFor(tokenId: number, way: SignInWay, after: number): Promise<boolean>;
  /** Returns a user's valid tokens, the last used first. */
  ofUser(userId: number, at: number): Promise<readonly OwnSession[]>;
  /** Notes that a token was used. */
  touch(tokenId: number, at: number): Promise<void>;
  /** Revokes a valid token of a user; returns false if there is none with this id. */
  revokeOwn(userId: number, tokenId: number, at: number): Promise<boolean>;
  /** Revokes a token and returns the id of its user. */
  revoke(tokenId: number, at: number): Promise<number | undefined>;
  /** Revokes all tokens of a user except `kept`. */
  revokeAllBut(exceptId: number, userId: number, at: number): Promise<void>;
  /** Deletes tokens that were issued before this moment. */
  removeBefore(at: number): Promise<void>;
}

export type CodePurpose = 'email' | 'forgot' | 'phone' | 'owner';
/** What a proof is for: a code proved it, or, for `link`, whatever the owner of an account was asked for. */
export type ProofPurpose = CodePurpose | 'link';
export type StoredCode = {
  readonly id: number;
  /** Null for a code that never works. */
  readonly hash: string | null;
  readonly isUsed: boolean;
  readonly expiresAt: number;
  readonly wrongTries: number;
};
type Addressed<Purpose> = { readonly purpose: Purpose; readonly recipient: string; readonly expiresAt: number };

/** One-time codes and the proofs they were exchanged for, as they are stored: hashes only. */
export interface StoredCodes {
  /** Adds a code, which replaces earlier ones for the same purpose and recipient. */
  insert(
    code: Addressed<CodePurpose> & {
      readonly hash: string | null;
      readonly createdAt: number;
      /** The network address that asked, if it may be the only proof (8.13). */
      readonly askedFrom: string | undefined;
    },
  ): Promise<void>;
  /** Whether a code was ever requested. */
  exists(purpose: CodePurpose, recipient: string): Promise<boolean>;
  /** Returns the newest code and locks it until the end of the transaction. */
  lockNewest(purpose: CodePurpose, recipient: string): Promise<StoredCode | undefined>;
  /** Counts a wrong attempt at a code. */
  countWrongTry(id: number): Promise<void>;
  /** Marks a code as used. */
  use(id: number, at: number): Promise<void>;
  /** Adds a proof. */
  insertProof(proof: Addressed<ProofPurpose> & { readonly hash: string }): Promise<void>;
  /** Whether an unused proof with this hash is valid at `at`. */
  hasProof(purpose: ProofPurpose, hash: string, at: number): Promise<boolean>;
  /** Marks a valid proof as used; returns false if there is none. */
  useProof(purpose: ProofPurpose, hash: string, at: number): Promise<boolean>;
}
