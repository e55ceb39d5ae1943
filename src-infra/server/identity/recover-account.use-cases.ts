import { checkCode } from '@domain/identity/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { createUserRepository, type Store, type UserRow } from '../store/index.ts';
import type { AccessTokens, SignInSource } from './access-tokens.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PhoneEvidence, ProofRefusal, ProvePhone } from './phone/phone-proofs.ts';

export type Recovered = { readonly token: string; readonly user: UserRow };
/** Signs in with the code that was mailed; `undefined` for whatever is wrong. The address is a checked one. */
export type RecoverByEmail = (email: string, code: string, source: SignInSource) => Promise<Recovered | undefined>;
/** Signs in whoever proves the number; it is a checked one. */
export type RecoverByPhone = (phone: string, evidence: PhoneEvidence, source: SignInSource) => Promise<Result<Recovered, ProofRefusal>>;

type Deps = { readonly store: Store; readonly codes: OneTimeCodes; readonly provePhone: ProvePhone; readonly tokens: AccessTokens };

/** "Forgot password" (ACCOUNT-2): a sign-in that for a quarter of an hour may set a password without the old one. */
export const createRecoverAccount = ({ store, codes, provePhone, tokens }: Deps): { readonly byEmail: RecoverByEmail; readonly byPhone: RecoverByPhone } => {
  const users = createUserRepository(store);
  const recovered = async (user: UserRow, source: SignInSource): Promise<Recovered> => ({ token: await tokens.issue(user.id, 'forgot', source), user });

  return {
    byEmail: async (email, typed, source) => {
      const code = checkCode(typed);
      if (!code.ok || (await codes.exchange('forgot', email, code.value)) === undefined) return undefined;
      const user = await users.byEmail(email);
      return user?.active && user.email_verified_at !== null ? recovered(user, source) : undefined;
    },

    byPhone: async (phone, evidence, source) => {
      const proof = await provePhone('forgot', evidence);
      if (!proof.ok) return proof;
      const { value } = proof;
      if (value.phone !== phone) return err({ kind: evidence.kind === 'code' ? 'unknown' : 'no-proof' });
      return store.transaction(async () => {
        const user = await users.byPhone(phone);
        if (!user?.active || user.phone_verified_at === null) return err({ kind: 'unknown' });
        return (await value.use()) ? ok(await recovered(user, source)) : err({ kind: 'expired' });
      });
    },
  };
};
