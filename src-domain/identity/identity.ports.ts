import type { Answer } from '../kernel/answer.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Profile, Session } from './session.ts';

/** Who is signed in on this device; `undefined` is a guest. */
export type SessionStore = LiveValue<Session | undefined>;

/** What somebody signs in with; the password as typed. */
export type Credentials = { readonly login: LoginName; readonly password: string };
/** An address in lower case, or a number in digits alone, as `checkLoginName` gives them. */
export type LoginName =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string };

/** What an account is made of. */
export type NewAccount = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly gender: 'male' | 'female' | undefined;
  readonly referral: string | undefined;
  /** Proof of the e-mail code; empty on servers without it. */
  readonly verifyToken: string;
};

/** Accounts of the marketplace's own identity (ACCOUNT-1, ACCOUNT-2). */
export interface Accounts {
  /** A session for right credentials; `rejected` with `ERROR_102` for wrong ones. */
  signIn(credentials: Credentials): Answer<Session>;
  /** Sends a code to the address; answers alike whether or not it is known. */
  register(email: string): Answer<void>;
  /** Sends another code; answers alike whether or not the address is known. */
  resendCode(email: string): Answer<void>;
  /** Exchanges the typed code for the proof that `complete` needs; `rejected` with status 404 for a wrong one. */
  verify(email: string, code: string): Answer<{ readonly verifyToken: string }>;
  /** Makes the account and signs in; `rejected` with `ERROR_215` when the proof does not count (contract 8.11). */
  complete(account: NewAccount): Answer<Session>;
  /** Revokes the token at the server; what this device is told under `pushToken` ends with it (NOTIFY-6). */
  signOut(pushToken?: string): Answer<void>;
}

/** A way in for those who lost their password (ACCOUNT-2). */
export interface AccountRecovery {
  /**
   * Sends a code to the address or number; answers alike whether or not it is known. Gives what the code is checked
   * with, empty for e-mail.
   */
  ask(login: LoginName): Answer<{ readonly verifyId: string }>;
  /**
   * Signs in with the code that came; `rejected` for a wrong one. For a quarter of an hour such a session sets a
   * password without the old one.
   */
  enter(login: LoginName, verifyId: string, code: string): Answer<Session>;
}

/** A new password; the old one is `undefined` where none has to be told. */
export type PasswordChange = { readonly password: string; readonly oldPassword: string | undefined };

/** The password of whoever is signed in (ACCOUNT-2, ACCOUNT-5). */
export interface OwnPassword {
  /**
   * Sets it and ends all other sessions; `rejected` naming the field `old_password` when the old one is needed or
   * wrong.
   */
  change(change: PasswordChange): Answer<void>;
}

/** The signed-in customer's own record. */
export interface Profiles {
  /** The account of whoever is signed in; `unauthorized` for a guest. */
  load(): Answer<Profile>;
}
