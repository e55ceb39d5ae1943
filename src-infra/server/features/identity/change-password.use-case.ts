import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { CurrentUser } from './current-user.ts';
import type { Passwords } from './passwords.ts';
import type { RateLimited } from './rate-limited.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { StoredTokens } from './identity.ports.ts';
import type { Users } from './users.ports.ts';

export type NewPassword = { readonly password: string; readonly oldPassword: string | undefined };
export type PasswordChangeRefusal = { readonly kind: 'wrong-old-password' } | RateLimited;
/** A checked new password; call `set` in the transaction of the change. */
export type PermittedPassword = { readonly set: () => Promise<void> };
/** Checks a new password. The old one is required if there is one, except shortly after recovery. */
export type PermitPassword = (
  user: CurrentUser,
  wanted: NewPassword,
) => Promise<Result<PermittedPassword, PasswordChangeRefusal>>;
export type ChangePassword = (user: CurrentUser, wanted: NewPassword) => Promise<Result<void, PasswordChangeRefusal>>;

type Deps = {
  readonly users: Users;
  readonly storedTokens: StoredTokens;
  readonly passwords: Passwords;
  readonly tokens: AccessTokens;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
};
const FORGOT_MINUTES = 15;
const MINUTE_MS = 60_000;

/** Limits attempts at the old password like sign-in, so that a stolen token cannot take over the account. */
export const createPermitPassword = ({
  users,
  storedTokens,
  passwords,
  tokens,
  clock,
  limiter,
}: Deps): PermitPassword => {
  const comesFromForgot = (tokenId: number): Promise<boolean> =>
    storedTokens.wasIssuedFor(tokenId, 'forgot', clock.now() - FORGOT_MINUTES * MINUTE_MS);

  return async (user, { password, oldPassword }) => {
    const stored = (await users.byId(user.id))?.password_hash ?? null;
    if (stored !== null && !(await comesFromForgot(user.tokenId))) {
      const wait = limiter.take(['loginAccount', `user ${user.id}`]);
      if (wait !== undefined) return err({ kind: 'rate-limited', seconds: wait });
      if (!(await passwords.verify(oldPassword ?? '', stored))) return err({ kind: 'wrong-old-password' });
    }
    const hash = await passwords.hash(password);
    return ok({
      set: async () => {
        await users.change(user.id, { password_hash: hash, updated_at: clock.now() });
        await tokens.revokeAll(user.id, user.tokenId);
      },
    });
  };
};

/** Sets a password and revokes the user's other sessions. */
export const createChangePassword =
  ({
    transactions,
    permitPassword,
  }: {
    readonly transactions: Transactions;
    readonly permitPassword: PermitPassword;
  }): ChangePassword =>
  async (user, wanted) => {
    const permitted = await permitPassword(user, wanted);
    if (!permitted.ok) return permitted;
    await transactions.run(permitted.value.set);
    return ok(undefined);
  };
