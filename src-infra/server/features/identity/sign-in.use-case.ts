import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { UserRow, Users } from './users.ports.ts';
import type { AccessTokens, KnownDevice } from './access-tokens.ts';
import type { SignInSource } from './identity.ports.ts';
import { emailOf, phoneOf } from './contact.ts';
import type { Passwords } from './passwords.ts';
import type { RateLimited } from './rate-limited.ts';

export type SignInRefusal = { readonly kind: 'wrong' } | RateLimited;
export type SignedIn = { readonly token: string; readonly user: UserRow };
export type Login = {
  readonly email?: string;
  readonly phone?: string;
  readonly password: string;
  /** The token of an earlier sign-in on this device, which may have ended. */
  readonly device?: string | undefined;
};
export type SignIn = (login: Login, source: SignInSource) => Promise<Result<SignedIn, SignInRefusal>>;

type Deps = {
  readonly users: Users;
  readonly passwords: Passwords;
  readonly tokens: AccessTokens;
  readonly limiter: RateLimiter;
};

/**
 * Signs in with e-mail or phone and password; unknown and wrong answer alike, in like time (contract 1.11). A device
 * that has signed in to the account before is counted on its own: strangers cannot lock its owner out.
 */
export const createSignIn = ({ users, passwords, tokens, limiter }: Deps): SignIn => {
  const wait = (userId: number | undefined, device: KnownDevice | undefined, account: string, address: string) =>
    device !== undefined && device.userId === userId
      ? limiter.take(['loginDevice', `${device.tokenId}`])
      : limiter.take(['loginAccount', account], ['loginAddress', address]);

  return async ({ email, phone, password, device }, source) => {
    const typed = email ?? phone ?? '';
    const account = (email === undefined ? phoneOf(typed) : emailOf(typed)) ?? typed;
    const user = email === undefined ? await users.byPhone(account) : await users.byEmail(account);
    const known = device === undefined ? undefined : await tokens.identifyDevice(device);
    const seconds = wait(user?.id, known, account, source.address);
    if (seconds !== undefined) return err({ kind: 'rate-limited', seconds });
    const isRight = await passwords.verify(password, user?.password_hash);
    if (!user || !isRight || !user.active) return err({ kind: 'wrong' });
    return ok({ token: await tokens.issue(user.id, 'password', source), user });
  };
};
