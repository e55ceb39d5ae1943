import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { brokenConstraint, createUserRepository, type Store } from '../store/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { CurrentUser } from './current-user.ts';

export type ProfileDraft = {
  readonly firstname: string; readonly lastname?: string; readonly birthday?: string; readonly gender?: 'male' | 'female';
  /** Checked ones. */
  readonly phone?: string;
  readonly email?: string;
  readonly images?: readonly string[];
  readonly lang?: string | undefined; readonly currency_id?: number;
};
export type ProfileRefusal = { readonly kind: 'email-taken' } | { readonly kind: 'phone-taken' };
export type UpdateProfile = (user: CurrentUser, draft: ProfileDraft) => Promise<Result<void, ProfileRefusal>>;

/** ACCOUNT-5: changes what is given and leaves the rest; a new e-mail address or phone number counts as not verified. */
export const createUpdateProfile = ({ store, tokens, clock }: { store: Store; tokens: AccessTokens; clock: Clock }): UpdateProfile => {
  const users = createUserRepository(store);

  const apply = async (id: number, draft: ProfileDraft): Promise<void> => {
    const stored = await users.byId(id);
    const { email, phone } = draft;
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
      updated_at: clock.now(),
    });
    await tokens.userChanged(id);
  };

  return async (user, draft) => {
    try {
      await store.transaction(() => apply(user.id, draft));
      return ok(undefined);
    } catch (failure) {
      const constraint = brokenConstraint(failure);
      if (constraint?.includes('email')) return err({ kind: 'email-taken' });
      if (constraint?.includes('phone')) return err({ kind: 'phone-taken' });
      throw failure;
    }
  };
};
