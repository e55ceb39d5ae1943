import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { UserRow, Users } from '../users.ports.ts';
import type { AccessTokens } from '../access-tokens.ts';
import type { SignInSource } from '../identity.ports.ts';
import type { Inviters } from '../inviter.ts';
import type { CreateAccount } from '../create-account.use-case.ts';
import type { Passwords } from '../passwords.ts';
import type { PhoneEvidence, PhoneProof, ProofRefusal, ProvePhone } from './phone-proofs.ts';
import type { Transactions } from '../../../foundation/transactions/index.ts';
import { takenBy } from '../taken.ts';

/** Optional data of a new customer; names may follow on the next page. */
export type PhoneRegistrationDraft = {
  /** The number to verify, if it was sent along; validated. */
  readonly phone?: string;
  /** Validated, but unverified. */
  readonly email?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly gender?: 'male' | 'female';
  readonly password?: string;
  readonly referral?: string;
};
export type PhoneRegistrationRefusal =
  | ProofRefusal
  | { readonly kind: 'phone-taken' }
  | { readonly kind: 'unknown-referral' };
export type RegisteredByPhone = { readonly token: string; readonly user: UserRow };
export type RegisterByPhone = (
  evidence: PhoneEvidence,
  draft: PhoneRegistrationDraft,
  language: string,
  source: SignInSource,
) => Promise<Result<RegisteredByPhone, PhoneRegistrationRefusal>>;

type Deps = {
  readonly users: Users;
  readonly transactions: Transactions;
  readonly provePhone: ProvePhone;
  readonly passwords: Passwords;
  readonly tokens: AccessTokens;
  readonly createAccount: CreateAccount;
  readonly inviters: Inviters;
};

/** Creates the account of a verified phone number (ACCOUNT-2). */
export const createRegisterByPhone = ({
  users,
  transactions,
  provePhone,
  passwords,
  tokens,
  createAccount,
  inviters,
}: Deps): RegisterByPhone => {
  const make = async (
    proof: PhoneProof,
    draft: PhoneRegistrationDraft,
    passwordHash: string | null,
    language: string,
    source: SignInSource,
  ) => {
    if (!(await proof.use())) return err({ kind: 'expired' } as const);
    const inviter = await inviters.find(draft.referral);
    await users.releasePhone(proof.phone);
    const user = await createAccount({
      phone: proof.phone,
      email: null,
      pendingEmail: draft.email,
      firstname: draft.firstname ?? '',
      lastname: draft.lastname ?? null,
      passwordHash,
      gender: draft.gender ?? null,
      referral: inviter?.my_referral ?? null,
      role: 'user',
      language,
      preferences: 'all',
    });
    await inviters.notify(inviter, user);
    return ok({ token: await tokens.issue(user.id, 'phone', source), user });
  };

  return async (evidence, draft, language, source) => {
    const proof = await provePhone('register', evidence);
    if (!proof.ok) return proof;
    if (draft.phone !== undefined && draft.phone !== proof.value.phone)
      return err({ kind: evidence.kind === 'code' ? 'unknown' : 'no-proof' });
    if (draft.referral && !(await inviters.find(draft.referral))) return err({ kind: 'unknown-referral' });
    const passwordHash = draft.password === undefined ? null : await passwords.hash(draft.password);
    try {
      return await transactions.run(() => make(proof.value, draft, passwordHash, language, source));
    } catch (failure) {
      if (takenBy(failure) === 'phone') return err({ kind: 'phone-taken' });
      throw failure;
    }
  };
};
