import { err, ok, type Result } from '@domain/kernel/result.ts';
import { brokenConstraint, createUserRepository, type Store, type UserRow } from '../store/index.ts';
import type { AccessTokens, SignInSource } from './access-tokens.ts';
import type { Inviters } from './inviter.ts';
import type { CreateAccount } from './new-account.use-case.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';

export type RegistrationDraft = {
  /** A checked one. */
  readonly email: string; readonly firstname: string; readonly lastname?: string; readonly password: string;
  readonly gender?: 'male' | 'female'; readonly referral?: string; readonly verify_token?: string;
};
export type RegistrationRefusal =
  | { readonly kind: 'never-asked' } | { readonly kind: 'no-proof' } | { readonly kind: 'exists' } | { readonly kind: 'unknown-referral' };
export type Registered = { readonly token: string; readonly user: UserRow };
export type CompleteRegistration = (
  draft: RegistrationDraft, language: string, source: SignInSource,
) => Promise<Result<Registered, RegistrationRefusal>>;

type Deps = {
  readonly store: Store; readonly codes: OneTimeCodes; readonly passwords: Passwords; readonly tokens: AccessTokens;
  readonly createAccount: CreateAccount; readonly inviters: Inviters;
};

/** Makes the account of an address whose code was typed (ACCOUNT-2); without proof nothing is told about the address. */
export const createCompleteRegistration = ({ store, codes, passwords, tokens, createAccount, inviters }: Deps): CompleteRegistration => {
  const users = createUserRepository(store);

  const make = async (draft: RegistrationDraft, passwordHash: string, language: string, source: SignInSource) => {
    const { email } = draft;
    const inviter = await inviters.find(draft.referral);
    if (!(await codes.redeem('email', email, draft.verify_token ?? ''))) return err({ kind: 'no-proof' } as const);
    await users.releaseEmail(email);
    const user = await createAccount({
      email, phone: null, firstname: draft.firstname, lastname: draft.lastname ?? null, passwordHash, gender: draft.gender ?? null,
      referral: inviter?.my_referral ?? null, role: 'user', language, preferences: ['push'],
    });
    await inviters.tell(inviter, user);
    return ok({ token: await tokens.issue(user.id, 'register', source), user });
  };

  return async (draft, language, source) => {
    const { email } = draft;
    if (!(await codes.holds('email', email, draft.verify_token ?? ''))) {
      return err({ kind: (await codes.wasAskedFor('email', email)) ? 'no-proof' : 'never-asked' });
    }
    if (draft.referral && !(await inviters.find(draft.referral))) return err({ kind: 'unknown-referral' });
    const passwordHash = await passwords.hash(draft.password);
    try {
      return await store.transaction(() => make(draft, passwordHash, language, source));
    } catch (failure) {
      if (brokenConstraint(failure)?.includes('email')) return err({ kind: 'exists' });
      throw failure;
    }
  };
};
