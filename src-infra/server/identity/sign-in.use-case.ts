import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RateLimiter } from '../limits/index.ts';
import { createUserRepository, type Store, type UserRow } from '../store/index.ts';
import type { AccessTokens, SignInSource } from './access-tokens.ts';
import { emailOf, phoneOf } from './contact.ts';
import type { Passwords } from './passwords.ts';
import type { TooMany } from './too-many.ts';

export type SignInRefusal = { readonly kind: 'wrong' } | TooMany;
export type SignedIn = { readonly token: string; readonly user: UserRow };
export type Login = { readonly email?: string; readonly phone?: string; readonly password: string };
export type SignIn = (login: Login, source: SignInSource) => Promise<Result<SignedIn, SignInRefusal>>;

type Deps = { readonly store: Store; readonly passwords: Passwords; readonly tokens: AccessTokens; readonly limiter: RateLimiter };

/** Signs in with e-mail or phone and password; unknown and wrong answer alike, in like time (contract 1.11). */
export const createSignIn = ({ store, passwords, tokens, limiter }: Deps): SignIn => {
  const users = createUserRepository(store);
  return async ({ email, phone, password }, source) => {
    const typed = email ?? phone ?? '';
    const account = (email === undefined ? phoneOf(typed) : emailOf(typed)) ?? typed;
    const wait = limiter.take(['loginAccount', account], ['loginAddress', source.address]);
    if (wait !== undefined) return err({ kind: 'too-many', seconds: wait });
    const user = email === undefined ? await users.byPhone(account) : await users.byEmail(account);
    const isRight = await passwords.isRight(password, user?.password_hash);
    if (!user || !isRight || !user.active) return err({ kind: 'wrong' });
    return ok({ token: await tokens.issue(user.id, 'password', source), user });
  };
};
