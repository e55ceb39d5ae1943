import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RateLimiter } from '../limits/index.ts';
import { createUserRepository, type Store } from '../store/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { CurrentUser } from './current-user.ts';
import type { Passwords } from './passwords.ts';
import type { TooMany } from './too-many.ts';

export type NewPassword = { readonly password: string; readonly oldPassword: string | undefined };
export type PasswordChangeRefusal = { readonly kind: 'wrong-old-password' } | TooMany;
/** A password that may be set; `set` belongs into the transaction of the intent. */
export type PermittedPassword = { readonly set: () => Promise<void> };
/** The old password is needed where there is one, except shortly after "forgot". */
export type PermitPassword = (user: CurrentUser, wanted: NewPassword) => Promise<Result<PermittedPassword, PasswordChangeRefusal>>;
export type ChangePassword = (user: CurrentUser, wanted: NewPassword) => Promise<Result<void, PasswordChangeRefusal>>;

type Deps = {
  readonly store: Store; readonly passwords: Passwords; readonly tokens: AccessTokens; readonly clock: Clock; readonly limiter: RateLimiter;
};
const FORGOT_MINUTES = 15;
const MINUTE_MS = 60_000;

/** Guessing the old password is limited like signing in: a stolen token is not enough to keep the account. */
export const createPermitPassword = ({ store, passwords, tokens, clock, limiter }: Deps): PermitPassword => {
  const users = createUserRepository(store);

  const comesFromForgot = async (tokenId: number): Promise<boolean> => {
    const found = await store.database
      .selectFrom('access_tokens')
      .select('id')
      .where('id', '=', tokenId)
      .where('via', '=', 'forgot')
      .where('created_at', '>', clock.now() - FORGOT_MINUTES * MINUTE_MS)
      .executeTakeFirst();
    return found !== undefined;
  };

  return async (user, { password, oldPassword }) => {
    const stored = (await users.byId(user.id))?.password_hash ?? null;
    if (stored !== null && !(await comesFromForgot(user.tokenId))) {
      const wait = limiter.take(['loginAccount', `user ${user.id}`]);
      if (wait !== undefined) return err({ kind: 'too-many', seconds: wait });
      if (!(await passwords.isRight(oldPassword ?? '', stored))) return err({ kind: 'wrong-old-password' });
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

/** Sets a password and ends the user's other sign-ins. */
export const createChangePassword =
  ({ store, permitPassword }: { readonly store: Store; readonly permitPassword: PermitPassword }): ChangePassword =>
  async (user, wanted) => {
    const permitted = await permitPassword(user, wanted);
    if (!permitted.ok) return permitted;
    await store.transaction(permitted.value.set);
    return ok(undefined);
  };
