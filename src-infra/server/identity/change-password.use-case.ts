import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { createUserRepository, type Store } from '../store/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { CurrentUser } from './current-user.ts';
import type { Passwords } from './passwords.ts';

export type ChangePassword = (
  user: CurrentUser, password: string, oldPassword: string | undefined,
) => Promise<Result<void, { readonly kind: 'wrong-old-password' }>>;

type Deps = { readonly store: Store; readonly passwords: Passwords; readonly tokens: AccessTokens; readonly clock: Clock };
const FORGOT_MINUTES = 15;
const MINUTE_MS = 60_000;

/** Sets a password and ends the user's other sign-ins. The old one is needed where there is one, except shortly after "forgot". */
export const createChangePassword = ({ store, passwords, tokens, clock }: Deps): ChangePassword => {
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

  return async (user, password, oldPassword) => {
    const stored = (await users.byId(user.id))?.password_hash ?? null;
    const isAllowed = stored === null || (await comesFromForgot(user.tokenId)) || (await passwords.isRight(oldPassword ?? '', stored));
    if (!isAllowed) return err({ kind: 'wrong-old-password' });
    const hash = await passwords.hash(password);
    await store.transaction(async () => {
      await users.change(user.id, { password_hash: hash, updated_at: clock.now() });
      await tokens.revokeAll(user.id, user.tokenId);
    });
    return ok(undefined);
  };
};
