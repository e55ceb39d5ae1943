import type { Instant } from '../kernel/clock.port.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { LoginName } from './identity.ports.ts';

/** ACCOUNT-2: how far somebody who lost the password has come: what was typed, and where the code went. */
export type Recovery = {
  /** The address or number as typed. */
  readonly typed: string;
  /** The code as typed. */
  readonly code: string;
  /** Where they were going. */
  readonly returnPath: string;
  /** The code under way; `undefined` before one was asked for. */
  readonly sent: SentCode | undefined;
};

/** A code on its way to an account, if there is one. */
export type SentCode = {
  readonly login: LoginName;
  /** What a code sent to a number is checked with; empty for one sent by e-mail. */
  readonly verifyId: string;
  readonly sentAt: Instant;
};

/** The recovery under way in this tab; survives a reload. No password is ever part of it. */
export type RecoveryStore = LiveValue<Recovery | undefined>;

/** ACCOUNT-2c: whether a code went to this very address or number. */
export const wasSentTo = (sent: SentCode | undefined, login: LoginName): boolean =>
  sent !== undefined && nameOf(sent.login) === nameOf(login);

/** An address has an @, a number has none: no two of them are the same. */
const nameOf = (login: LoginName): string => (login.kind === 'email' ? login.email : login.phone);
