import { checkCode } from '@domain/identity/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { issuerOf, PROVIDERS } from '../provider/providers.ts';
import type { IdTokens } from '../provider/id-tokens.ts';
import type { CodeRefusal, PhoneCodes, PhonePurpose } from './phone-codes.ts';

/** Evidence for a phone number: the code sent to it, or an identity token that contains it. */
export type PhoneEvidence =
  | { readonly kind: 'code'; readonly verifyId: string; readonly code: string }
  | {
      readonly kind: 'id-token';
      readonly idToken: string;
      readonly nonce: string | undefined;
      readonly origin: string;
    };
/** A verified number; call `use` in the transaction of its effect: it returns true once. */
export type PhoneProof = { readonly phone: string; readonly use: () => Promise<boolean> };
export type ProofRefusal = CodeRefusal | { readonly kind: 'no-proof' };
export type ProvePhone = (purpose: PhonePurpose, evidence: PhoneEvidence) => Promise<Result<PhoneProof, ProofRefusal>>;

export const createProvePhone =
  ({ phoneCodes, idTokens }: { readonly phoneCodes: PhoneCodes; readonly idTokens: IdTokens }): ProvePhone =>
  async (purpose, evidence) => {
    if (evidence.kind === 'id-token') {
      const issuers = PROVIDERS.map((provider) => issuerOf(evidence.origin, provider));
      const claims = await idTokens.read(evidence.idToken, { issuers, nonce: evidence.nonce });
      return claims?.phone === undefined
        ? err({ kind: 'no-proof' })
        : ok({ phone: claims.phone, use: () => idTokens.use(claims) });
    }
    const code = checkCode(evidence.code);
    const checked = await phoneCodes.check(purpose, evidence.verifyId, code.ok ? code.value : '');
    return checked.ok ? ok({ phone: checked.value, use: () => phoneCodes.use(evidence.verifyId) }) : checked;
  };
