import type { Instant } from '../kernel/clock.port.ts';
import type { LiveValue } from '../kernel/live-value.ts';

/** ACCOUNT-2: how far a guest has come on the way to an account: the address, its code, the proof of the code. */
export type Registration = {
  readonly email: string;
  /** The code of whoever sent the guest here; empty when nobody did. */
  readonly referral: string;
  /** Where the guest was going. */
  readonly returnPath: string;
  readonly sentAt: Instant;
  /**
   * What the server gave for the right code; empty on servers that give nothing, `undefined` before the code is typed.
   */
  readonly proof: string | undefined;
};

/** The registration under way in this tab; survives a reload. */
export type RegistrationStore = LiveValue<Registration | undefined>;

const UNSET_MINUTES = 1;
const MINUTE_MS = 60_000;

/**
 * ACCOUNT-2: seconds until a code may be asked for again; the operator's `otp_expire_time` minutes, one when unset (0).
 * A clock that was turned back makes nobody wait longer. RangeError unless the minutes are a whole number that is not
 * negative.
 */
export const secondsUntilResend = (sentAt: Instant, now: Instant, otpMinutes: number): number => {
  if (!Number.isSafeInteger(otpMinutes) || otpMinutes < 0) throw new RangeError(`Not minutes to wait: ${otpMinutes}`);
  const passed = Math.max(0, now - sentAt);
  return Math.max(0, Math.ceil(((otpMinutes || UNSET_MINUTES) * MINUTE_MS - passed) / 1000));
};
