import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { Result } from '../kernel/result.ts';
import type { Device } from './device.ts';
import type { OwnerEvidence } from './owner-proof.ts';
import type { Session } from './session.ts';

/** What the server asks an authenticator: JSON of the W3C, which only these two read. */
export type PasskeyRequest = Readonly<Record<string, unknown>>;
/** What an authenticator answers the server, in the same form. */
export type PasskeyAnswer = Readonly<Record<string, unknown>>;

/** A passkey of the signed-in customer. */
export type Passkey = {
  readonly id: number;
  /** The name that its owner gave it; `undefined` without one. */
  readonly name: string | undefined;
  /** Where it was added; it may be used on other devices as well. */
  readonly device: Device;
  readonly addedAt: Instant;
  /** `undefined` before its first use. */
  readonly lastUsedAt: Instant | undefined;
};

/**
 * Why an authenticator answered nothing: the customer refused, or took too long; the app has stopped waiting; this
 * device has a passkey of the account already, or can keep none; or the code that asks could not be loaded.
 */
export type AuthenticatorFailure = {
  readonly kind: 'cancelled' | 'stopped' | 'exists' | 'unsuitable' | 'offline';
};

/** What keeps passkeys: this device, a password manager, or a security key. */
export interface Authenticator {
  /** Whether this browser can ask one. */
  isAvailable(): boolean;
  /** Whether the browser suggests passkeys in a field for the user name. */
  canSuggest(): Promise<boolean>;
  /** Makes a passkey. */
  create(request: PasskeyRequest): Promise<Result<PasskeyAnswer, AuthenticatorFailure>>;
  /** Lets the customer choose a passkey, and signs with it. */
  sign(request: PasskeyRequest): Promise<Result<PasskeyAnswer, AuthenticatorFailure>>;
  /** Waits until the customer picks a suggested passkey. Asking anything else stops it. */
  signSuggested(request: PasskeyRequest): Promise<Result<PasskeyAnswer, AuthenticatorFailure>>;
  /** Gives up asking: what is asked settles with `stopped`. */
  stop(): void;
}

/** Signs in with passkeys (ACCOUNT-1). */
export interface PasskeySignIns {
  /** Returns what to ask an authenticator; valid for `PASSKEY_CHALLENGE_MS`, and once. */
  begin(): Answer<PasskeyRequest>;
  /**
   * Exchanges the answer for a session. `rejected` with status 404 for a passkey that no account has, with a fault of
   * `challenge` for one that took too long or was used, and of `passkey` for one that proves nothing.
   */
  enter(answer: PasskeyAnswer): Answer<Session>;
}

/** ACCOUNT-5: The passkeys of the signed-in customer; `unauthorized` for a guest. */
export interface OwnPasskeys {
  /** Returns them, the newest first. */
  list(): Answer<readonly Passkey[]>;
  /**
   * Returns what to ask an authenticator, for the owner of the account: `rejected` with a fault of `old_password` or
   * `owner_code` without the evidence, and of `passkeys` where there are `PASSKEYS_MAX`.
   */
  begin(evidence: OwnerEvidence): Answer<PasskeyRequest>;
  /** Adds the passkey that was made; `rejected` with a fault of `challenge` or `passkey`. */
  add(answer: PasskeyAnswer): Answer<Passkey>;
  /** Gives it a name returned by `passkeyNameOf`, or takes its name; `rejected` with 404 if it is gone. */
  rename(id: number, name: string | undefined): Answer<undefined>;
  /** ACCOUNT-1i: Removes it; `rejected` with 404 if it is gone, and with 400 if it is the last sign-in method. */
  remove(id: number): Answer<undefined>;
}
