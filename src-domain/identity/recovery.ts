import type { Instant } from '../kernel/clock.port.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { LoginName } from './identity.ports.ts';

/** ACCOUNT-2: The state of a password recovery: the typed text, and where the code was sent. */
export type Recovery = {
  /** The address or number as typed. */
  readonly typed: string;
  /** The code as typed. */
  readonly code: string;
  /** The page to return to. */
  readonly returnPath: string;
  /** The pending code; `undefined` before one was requested. */
  readonly sent: SentCode | undefined;
};

/** A code sent to an account, if that exists. */
export type SentCode = {
  readonly login: LoginName;
  /** The id to verify a code sent to a number; empty for one sent by e-mail. */
  readonly verifyId: string;
  readonly sentAt: Instant;
};

/** The pending recovery of this tab; survives a reload. Never contains a password. */
export type RecoveryStore = LiveValue<Recovery | undefined>;

/** ACCOUNT-2c: Whether a code was sent to this very address or number. */
export const wasSentTo = (sent: SentCode | undefined, login: LoginName): boolean =>
  sent !== undefined && nameOf(sent.login) === nameOf(login);

/** An address has an @, a number has none: no two of them are the same. */
const nameOf = (login: LoginName): string => (login.kind === 'email' ? login.email : login.phone);
