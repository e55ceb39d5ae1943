import { checkCode } from '@domain/identity/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { UserRow, Users } from './users.ports.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { SignInSource } from './identity.ports.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PhoneEvidence, ProofRefusal, ProvePhone } from './phone/phone-proofs.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';

export type Recovered = { readonly token: string; readonly user: UserRow };
/** Signs in with a mailed code; `undefined` if anything is wrong. The address is validated. */
export type RecoverByEmail = (email: string, code: string, source: SignInSource) => Promise<Recovered | undefined>;
/** Signs in with a verified phone number. */
export type RecoverByPhone = (
  phone: string,
  evidence: PhoneEvidence,
  source: SignInSource,
) => Promise<Result<Recovered, ProofRefusal>>;

type Deps = {
  readonly users: Users;
  readonly transactions: Transactions;
  readonly codes: OneTimeCodes;
  readonly provePhone: ProvePhone;
  readonly tokens: AccessTokens;
};

/** Account recovery (ACCOUNT-2): a session that may set a password without the old one for 15 minutes. */
export const createRecoverAccount = ({
  users,
  transactions,
  codes,
  provePhone,
  tokens,
}: Deps): { readonly byEmail: RecoverByEmail; readonly byPhone: RecoverByPhone } => {
  const recovered = async (user: UserRow, source: SignInSource): Promise<Recovered> => ({
    token: await tokens.issue(user.id, 'forgot', source),
    user,
  });

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
      return transactions.run(async () => {
        const user = await users.byPhone(phone);
        if (!user?.active || user.phone_verified_at === null) return err({ kind: 'unknown' });
        return (await value.use()) ? ok(await recovered(user, source)) : err({ kind: 'expired' });
      });
    },
  };
};
