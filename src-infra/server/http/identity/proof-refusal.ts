import type { PhoneEvidence, ProofRefusal } from '../../features/identity/index.ts';
import { fieldRefused, notFound, refused, type Refusal } from '../response/index.ts';

/** Renders why evidence for a phone number is invalid (contract 3.1). */
export const proofRefusal = ({ kind }: ProofRefusal): Refusal => {
  switch (kind) {
    case 'unknown':
      return notFound;
    case 'expired':
      return refused('ERROR_203');
    case 'wrong':
      return refused('ERROR_201');
    case 'no-proof':
      return fieldRefused('id_token', 'FIELD_INVALID');
  }
};

type SentProof = {
  readonly type?: string;
  readonly verifyId?: string;
  readonly verifyCode?: string;
  readonly id_token?: string;
  readonly nonce?: string;
};

/**
 * Reads the evidence for a phone number: an identity token after a hosted sign-in (`firebase`), otherwise id and code.
 */
export const evidenceOf = (
  { type, verifyId, verifyCode, id_token, nonce }: SentProof,
  origin: string,
): PhoneEvidence | Refusal => {
  if (type === 'firebase' || (type === undefined && verifyId === undefined && id_token !== undefined)) {
    return id_token === undefined
      ? fieldRefused('id_token', 'FIELD_REQUIRED')
      : { kind: 'id-token', idToken: id_token, nonce, origin };
  }
  if (verifyId === undefined) return fieldRefused('verifyId', 'FIELD_REQUIRED');
  return verifyCode === undefined
    ? fieldRefused('verifyCode', 'FIELD_REQUIRED')
    : { kind: 'code', verifyId, code: verifyCode };
};
