import type { ProfileRefusal } from '../../features/identity/index.ts';
import { fieldRefused, rateLimited, refused, type Refusal } from '../response/index.ts';
import { proofRefusal } from '../identity/proof-refusal.ts';

type MissingProof = Extract<ProfileRefusal, { readonly kind: 'proof-missing' }>['proof'];

/** Renders why an account was not changed (contract 3.6). */
export const profileRefusal = (refusal: ProfileRefusal): Refusal => {
  switch (refusal.kind) {
    case 'phone-taken':
      return fieldRefused('phone', 'PHONE_TAKEN');
    case 'other-phone':
      return fieldRefused('phone', 'PHONE_NOT_PROVED');
    case 'foreign-image':
      return fieldRefused('images', 'PICTURE_NOT_OWN');
    case 'wrong-old-password':
      return fieldRefused('old_password', 'PASSWORD_WRONG');
    case 'wrong-owner-code':
      return fieldRefused('owner_code', 'ERROR_215');
    case 'proof-missing':
      return missingProof(refusal.proof);
    case 'rate-limited':
      return rateLimited(refusal.seconds);
    case 'unknown':
    case 'expired':
    case 'wrong':
    case 'no-proof':
      return proofRefusal(refusal);
  }
};

/** ACCOUNT-5b: says in which field the proof is missing. */
const missingProof = (proof: MissingProof): Refusal => {
  switch (proof) {
    case 'password':
      return fieldRefused('old_password', 'PASSWORD_NEEDED');
    case 'code':
      return fieldRefused('owner_code', 'OWNER_CODE_NEEDED');
    case 'sign-in':
      return refused('ERROR_400', { text: 'SIGN_IN_AGAIN' });
  }
};
