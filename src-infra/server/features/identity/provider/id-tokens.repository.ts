import type { SigningKeys, StoredKey } from './provider.ports.ts';
import type { Store } from '../../../store/store.ts';
import { asJson } from '../../../store/tables/index.ts';

/** The keys that sign identity tokens, and which tokens have been used. */
export const createIdTokenRepository = (store: Store): SigningKeys => ({
  keys: async (): Promise<readonly StoredKey[]> => {
    const rows = await store.database.selectFrom('signing_keys').selectAll().orderBy('created_at', 'desc').execute();
    return rows.map(({ kid, is_current, private_key }) => ({ kid, isCurrent: is_current, privateKey: private_key }));
  },

  /** Keeps the key unless another process has been quicker. */
  insertFirstKey: async (kid: string, privateKey: object, at: number): Promise<void> =>
    void (await store.database
      .insertInto('signing_keys')
      .values({ kid, is_current: true, private_key: asJson(privateKey), created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()),

  /** False when the token was used before. */
  use: async (jti: string, expiresAt: number): Promise<boolean> => {
    const used = await store.database
      .insertInto('used_id_tokens')
      .values({ jti, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('jti').doNothing())
      .returning('jti')
      .executeTakeFirst();
    return used !== undefined;
  },
});
