import type { Answer } from '../kernel/answer.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { IdentityProviderName, ProviderCredential } from './identity-provider.port.ts';
import type { Profile, Session } from './session.ts';

/** The session on this device; `undefined` for a guest. */
export type SessionStore = LiveValue<Session | undefined>;

/** The credentials for signing in, with the password as typed. */
export type Credentials = { readonly login: LoginName; readonly password: string };
/** An e-mail address in lower case, or a phone number as digits, as returned by `checkLoginName`. */
export type LoginName =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string };

/** The input for a new account. */
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
  /** Returns a session for correct credentials; `rejected` with `ERROR_102` for wrong ones. */
  signIn(credentials: Credentials): Answer<Session>;
  /**
   * Signs in with the proof of a provider, and creates the account of somebody new, invited by `referral`. `rejected`
   * with a fault of `id_token` for a proof that is forged, used or older than five minutes, and of `referral` for an
   * unknown one; with `ERROR_106` if the account may not be entered by its address alone (contract 8.11).
   */
  signInWithProvider(
    provider: IdentityProviderName,
    proof: ProviderCredential,
    referral: string | undefined,
  ): Answer<Session>;
  /** Sends a code to the address; the answer is the same for known and unknown addresses. */
  register(email: string): Answer<void>;
  /** Sends another code; the answer is the same for known and unknown addresses. */
  resendCode(email: string): Answer<void>;
  /** Exchanges the typed code for the proof that `complete` needs; `rejected` with status 404 for a wrong one. */
  verify(email: string, code: string): Answer<{ readonly verifyToken: string }>;
  /** Creates the account and signs in; `rejected` with `ERROR_215` if the proof is invalid (contract 8.11). */
  complete(account: NewAccount): Answer<Session>;
  /** Revokes the token on the server; pushes to `pushToken` end with it (NOTIFY-6). */
  signOut(pushToken?: string): Answer<void>;
}

/** Sign-in for customers who lost their password (ACCOUNT-2). */
export interface AccountRecovery {
  /**
   * Sends a code to the address or number; the answer is the same for known and unknown accounts. Returns the id to
   * verify the code with, empty for e-mail.
   */
  ask(login: LoginName): Answer<{ readonly verifyId: string }>;
  /**
   * Signs in with the code; `rejected` for a wrong one. For 15 minutes such a session can set a password without the
   * old one.
   */
  enter(login: LoginName, verifyId: string, code: string): Answer<Session>;
}

/** A new password; the old one is `undefined` if none is required. */
export type PasswordChange = {
  readonly password: string;
  readonly oldPassword: string | undefined;
  /** In place of the old one, where the account has none. */
  readonly ownerCode?: string | undefined;
};

/** The password of the signed-in customer (ACCOUNT-2, ACCOUNT-5). */
export interface OwnPassword {
  /**
   * Sets it and ends all other sessions; `rejected` with a fault of the field `old_password` if the old one is required
   * or wrong, of `owner_code` if a code is.
   */
  change(change: PasswordChange): Answer<void>;
  /** Sends a code to the verified contact of the account, and returns that contact, masked. */
  requestCode(): Answer<{ readonly sentTo: string }>;
}

/** The signed-in customer's profile. */
export interface Profiles {
  /** The account of the signed-in customer; `unauthorized` for a guest. */
  load(): Answer<Profile>;
}
