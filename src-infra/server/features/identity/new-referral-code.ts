import { REFERRAL_CODE_LENGTH, referralCode, type ReferralCode } from '@domain/rewards/index.ts';
import type { Random } from '../../foundation/platform/random.ts';

/** A code that nobody can guess: each letter comes from 32 random bits, so that all are as good as equally likely. */
export const newReferralCode = (random: Random): ReferralCode => {
  const bytes = new DataView(Uint8Array.from(random.bytes(4 * REFERRAL_CODE_LENGTH)).buffer);
  return referralCode(Array.from({ length: REFERRAL_CODE_LENGTH }, (_, letter) => bytes.getUint32(4 * letter)));
};
