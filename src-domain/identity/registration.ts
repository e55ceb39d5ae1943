import type { Instant } from '../kernel/clock.port.ts';
import type { LiveValue } from '../kernel/live-value.ts';

/** ACCOUNT-2: The state of a registration: the address, its code, the proof of the code. */
export type Registration = {
  readonly email: string;
  /** The code of the inviter; empty without one. */
  readonly referral: string;
  /** The page to return to. */
  readonly returnPath: string;
  readonly sentAt: Instant;
  /**
   * What the server returned for the right code; empty on servers that return nothing, `undefined` before the code is
   * typed.
   */
  readonly proof: string | undefined;
};

/** The pending registration of this tab; survives a reload. */
export type RegistrationStore = LiveValue<Registration | undefined>;

const UNSET_MINUTES = 1;
const MINUTE_MS = 60_000;

/**
 * ACCOUNT-2: Returns the seconds until a code can be requested again; the operator's `otp_expire_time` minutes, one if
 * unset (0). A clock that was set back makes nobody wait longer. Throws RangeError unless the minutes are a
 * non-negative whole number.
 */
export const secondsUntilResend = (sentAt: Instant, now: Instant, otpMinutes: number): number => {
  if (!Number.isSafeInteger(otpMinutes) || otpMinutes < 0)
    throw new RangeError(`Minutes to wait must be a whole number from 0 on, got ${otpMinutes}`);
  const passed = Math.max(0, now - sentAt);
  return Math.max(0, Math.ceil(((otpMinutes || UNSET_MINUTES) * MINUTE_MS - passed) / 1000));
};
