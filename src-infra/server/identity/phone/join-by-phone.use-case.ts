import { err, ok, type Result } from '@domain/kernel/result.ts';
import { brokenConstraint, createUserRepository, type Store, type UserRow } from '../../store/index.ts';
import type { AccessTokens, SignInSource } from '../access-tokens.ts';
import type { Inviters } from '../inviter.ts';
import type { CreateAccount } from '../new-account.use-case.ts';
import type { Passwords } from '../passwords.ts';
import type { PhoneEvidence, PhoneProof, ProofRefusal, ProvePhone } from './phone-proofs.ts';

/** What a newcomer tells besides; names follow on the next page when they are left out. */
export type PhoneDraft = {
  /** The number that the caller means to prove, where it was sent along; a checked one. */
  readonly phone?: string;
  /** A checked one; it counts as not verified. */
  readonly email?: string;
  readonly firstname?: string; readonly lastname?: string; readonly gender?: 'male' | 'female';
  readonly password?: string; readonly referral?: string;
};
export type JoinRefusal =
  | ProofRefusal | { readonly kind: 'phone-taken' } | { readonly kind: 'email-taken' } | { readonly kind: 'unknown-referral' };
export type Joined = { readonly token: string; readonly user: UserRow };
export type JoinByPhone = (
  evidence: PhoneEvidence, draft: PhoneDraft, language: string, source: SignInSource,
) => Promise<Result<Joined, JoinRefusal>>;

type Deps = {
  readonly store: Store; readonly provePhone: ProvePhone; readonly passwords: Passwords; readonly tokens: AccessTokens;
  readonly createAccount: CreateAccount; readonly inviters: Inviters;
};

/** Makes the account of a number whose owner proved it (ACCOUNT-2). */
export const createJoinByPhone = ({ store, provePhone, passwords, tokens, createAccount, inviters }: Deps): JoinByPhone => {
  const users = createUserRepository(store);

  const make = async (proof: PhoneProof, draft: PhoneDraft, passwordHash: string | null, language: string, source: SignInSource) => {
    if (!(await proof.use())) return err({ kind: 'expired' } as const);
    const inviter = await inviters.find(draft.referral);
    await users.releasePhone(proof.phone);
    const user = await createAccount({
      phone: proof.phone, email: draft.email ?? null, isEmailVerified: false, firstname: draft.firstname ?? '', lastname: draft.lastname ?? null,
      passwordHash, gender: draft.gender ?? null, referral: inviter?.my_referral ?? null, role: 'user', language, preferences: 'all',
    });
    await inviters.tell(inviter, user);
    return ok({ token: await tokens.issue(user.id, 'phone', source), user });
  };

  return async (evidence, draft, language, source) => {
    const proof = await provePhone('register', evidence);
    if (!proof.ok) return proof;
    if (draft.phone !== undefined && draft.phone !== proof.value.phone) return err({ kind: evidence.kind === 'code' ? 'unknown' : 'no-proof' });
    if (draft.referral && !(await inviters.find(draft.referral))) return err({ kind: 'unknown-referral' });
    const passwordHash = draft.password === undefined ? null : await passwords.hash(draft.password);
    try {
      return await store.transaction(() => make(proof.value, draft, passwordHash, language, source));
    } catch (failure) {
      const constraint = brokenConstraint(failure);
      if (constraint?.includes('phone')) return err({ kind: 'phone-taken' });
      if (constraint?.includes('email')) return err({ kind: 'email-taken' });
      throw failure;
    }
  };
};
