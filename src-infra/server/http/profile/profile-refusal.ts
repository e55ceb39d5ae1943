import type { ProfileRefusal } from '../../features/identity/index.ts';
import { fieldRefused, rateLimited, type Refusal } from '../response/index.ts';
import { proofRefusal } from '../identity/proof-refusal.ts';

/** Renders why an account was not changed (contract 3.6). */
export const profileRefusal = (refusal: ProfileRefusal): Refusal => {
  switch (refusal.kind) {
    case 'email-taken':
      return fieldRefused('email', 'EMAIL_TAKEN');
    case 'phone-taken':
      return fieldRefused('phone', 'PHONE_TAKEN');
    case 'other-phone':
      return fieldRefused('phone', 'PHONE_NOT_PROVED');
    case 'wrong-old-password':
      return fieldRefused('old_password', 'PASSWORD_WRONG');
    case 'rate-limited':
      return rateLimited(refusal.seconds);
    case 'unknown':
    case 'expired':
    case 'wrong':
    case 'no-proof':
      return proofRefusal(refusal);
  }
};
