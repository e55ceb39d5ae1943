import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { AccessTokens } from './access-tokens.ts';
import type {
  NewPassword,
  PasswordChangeRefusal,
  PermitPassword,
  PermittedPassword,
} from './change-password.use-case.ts';
import type { CurrentUser } from './current-user.ts';
import type { PhoneEvidence, PhoneProof, ProofRefusal, ProvePhone } from './phone/phone-proofs.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Users } from './users.ports.ts';
import { takenBy } from './taken.ts';

export type ProfileDraft = {
  readonly firstname: string;
  readonly lastname?: string;
  readonly birthday?: string;
  readonly gender?: 'male' | 'female';
  /** Validated. */
  readonly phone?: string;
  readonly email?: string;
  readonly images?: readonly string[];
  readonly lang?: string | undefined;
  readonly currency_id?: number;
};
export type ProfileProofs = {
  /** Evidence for the draft's phone number. */
  readonly phone: PhoneEvidence | undefined;
  readonly password: NewPassword | undefined;
};
export type ProfileRefusal =
  | { readonly kind: 'email-taken' }
  | { readonly kind: 'phone-taken' }
  | { readonly kind: 'other-phone' }
  | PasswordChangeRefusal
  | ProofRefusal;
export type UpdateProfile = (
  user: CurrentUser,
  draft: ProfileDraft,
  proofs: ProfileProofs,
) => Promise<Result<void, ProfileRefusal>>;

type Deps = {
  readonly users: Users;
  readonly transactions: Transactions;
  readonly tokens: AccessTokens;
  readonly clock: Clock;
  readonly provePhone: ProvePhone;
  readonly permitPassword: PermitPassword;
};
type Granted = { readonly phone: PhoneProof | undefined; readonly password: PermittedPassword | undefined };

/**
 * ACCOUNT-5: updates the given fields, all or nothing. A new e-mail address is unverified, as is a new number without
 * proof.
 */
export const createUpdateProfile = ({
  users,
  transactions,
  tokens,
  clock,
  provePhone,
  permitPassword,
}: Deps): UpdateProfile => {
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
      return await transactions.run(() => apply(user.id, draft, { phone: proof?.value, password: password?.value }));
    } catch (failure) {
      const taken = takenBy(failure);
      if (taken === 'email') return err({ kind: 'email-taken' });
      if (taken === 'phone') return err({ kind: 'phone-taken' });
      throw failure;
    }
  };
};
