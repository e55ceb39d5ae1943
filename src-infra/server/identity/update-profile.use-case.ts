import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { brokenConstraint, createUserRepository, type Store } from '../store/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { NewPassword, PasswordChangeRefusal, PermitPassword, PermittedPassword } from './change-password.use-case.ts';
import type { CurrentUser } from './current-user.ts';
import type { PhoneEvidence, PhoneProof, ProofRefusal, ProvePhone } from './phone/phone-proofs.ts';

export type ProfileDraft = {
  readonly firstname: string; readonly lastname?: string; readonly birthday?: string; readonly gender?: 'male' | 'female';
  /** Checked ones. */
  readonly phone?: string;
  readonly email?: string;
  readonly images?: readonly string[];
  readonly lang?: string | undefined; readonly currency_id?: number;
};
export type ProfileProofs = {
  /** Shows that the number of the draft is the caller's. */
  readonly phone: PhoneEvidence | undefined;
  readonly password: NewPassword | undefined;
};
export type ProfileRefusal =
  | { readonly kind: 'email-taken' } | { readonly kind: 'phone-taken' } | { readonly kind: 'other-phone' } | PasswordChangeRefusal | ProofRefusal;
export type UpdateProfile = (user: CurrentUser, draft: ProfileDraft, proofs: ProfileProofs) => Promise<Result<void, ProfileRefusal>>;

type Deps = {
  readonly store: Store; readonly tokens: AccessTokens; readonly clock: Clock; readonly provePhone: ProvePhone; readonly permitPassword: PermitPassword;
};
type Granted = { readonly phone: PhoneProof | undefined; readonly password: PermittedPassword | undefined };

/**
 * ACCOUNT-5: changes what is given and leaves the rest, all or nothing. A new e-mail address counts as not verified, and so
 * does a new number without proof.
 */
export const createUpdateProfile = ({ store, tokens, clock, provePhone, permitPassword }: Deps): UpdateProfile => {
  const users = createUserRepository(store);

  const apply = async (id: number, draft: ProfileDraft, granted: Granted): Promise<Result<void, ProfileRefusal>> => {
    const stored = await users.byId(id);
    const { email, phone } = draft;
    const now = clock.now();
    if (granted.phone) {
      if (!(await granted.phone.use())) return err({ kind: 'expired' });
      if (phone !== stored?.phone) await users.releasePhone(granted.phone.phone);
    }
    await users.change(id, {
      firstname: draft.firstname,
      ...(draft.lastname !== undefined && { lastname: draft.lastname }),
      ...(draft.birthday !== undefined && { birthday: draft.birthday }),
      ...(draft.gender !== undefined && { gender: draft.gender }),
      ...(draft.images?.[0] !== undefined && { img: draft.images[0] }),
      ...(draft.lang !== undefined && { lang: draft.lang }),
      ...(draft.currency_id !== undefined && { currency_id: draft.currency_id }),
      ...(email !== undefined && email !== stored?.email && { email, email_verified_at: null }),
      ...(phone !== undefined && phone !== stored?.phone && { phone, phone_verified_at: null }),
      ...(granted.phone && { phone_verified_at: now }),
      updated_at: now,
    });
    await granted.password?.set();
    await tokens.userChanged(id);
    return ok(undefined);
  };

  return async (user, draft, proofs) => {
    const proof = proofs.phone && (await provePhone('register', proofs.phone));
    if (proof && !proof.ok) return proof;
    if (proof && proof.value.phone !== draft.phone) return err({ kind: 'other-phone' });
    const password = proofs.password && (await permitPassword(user, proofs.password));
    if (password && !password.ok) return password;
    try {
      return await store.transaction(() => apply(user.id, draft, { phone: proof?.value, password: password?.value }));
    } catch (failure) {
      const constraint = brokenConstraint(failure);
      if (constraint?.includes('email')) return err({ kind: 'email-taken' });
      if (constraint?.includes('phone')) return err({ kind: 'phone-taken' });
      throw failure;
    }
  };
};
