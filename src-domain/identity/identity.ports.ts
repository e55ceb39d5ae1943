import type { Answer } from '../kernel/answer.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Profile, Session } from './session.ts';

/** Who is signed in on this device; `undefined` is a guest. */
export type SessionStore = LiveValue<Session | undefined>;

export type Credentials = { readonly login: LoginName; readonly password: string };
export type LoginName = { readonly kind: 'email'; readonly email: string } | { readonly kind: 'phone'; readonly phone: string };

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
  signIn(credentials: Credentials): Answer<Session>;
  /** Sends a code to the address; answers alike whether or not it is known. */
  register(email: string): Answer<void>;
  resendCode(email: string): Answer<void>;
  /** Exchanges the typed code for the proof that `complete` needs. */
  verify(email: string, code: string): Answer<{ readonly verifyToken: string }>;
  complete(account: NewAccount): Answer<Session>;
  /** Revokes the token at the server. */
  signOut(): Answer<void>;
}

/** The signed-in customer's own record. */
export interface Profiles {
  load(): Answer<Profile>;
}
