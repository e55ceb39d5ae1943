import type { Store } from '../../../store/store.ts';
import { asJson, type Row } from '../../../store/tables/index.ts';
import { orTaken } from '../or-taken.repository.ts';
import type { StoredPasskey, StoredPasskeys } from './passkeys.ports.ts';

/** Rows of `passkeys`. */
export const createPasskeyRepository = (store: Store): StoredPasskeys => ({
  ofUser: async (userId) => {
    const rows = await store.database
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(toPasskey);
  },

  insert: async ({ userId, credentialId, userHandle, publicKey, signCount, transports, userAgent, createdAt }) =>
    toPasskey(
      await orTaken(
        store.database
          .insertInto('passkeys')
          .values({
            user_id: userId,
            credential_id: credentialId,
            user_handle: userHandle,
            public_key: publicKey,
            sign_count: signCount,
            transports: asJson(transports),
            name: null,
            user_agent: userAgent,
            created_at: createdAt,
            last_used_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    ),

  lock: async (credentialId) => {
    const row = await store.database
      .selectFrom('passkeys')
      .selectAll()
      .where('credential_id', '=', credentialId)
      .forUpdate()
      .executeTakeFirst();
    return row && toPasskey(row);
  },

  noteUse: async (id, signCount, at) =>
    void (await store.database
      .updateTable('passkeys')
      .set({ sign_count: signCount, last_used_at: at })
      .where('id', '=', id)
      .execute()),

  rename: async (userId, id, name) => {
    const { numUpdatedRows } = await store.database
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  remove: async (userId, id) => {
    const { numDeletedRows } = await store.database
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  },

  removeSince: async (userId, at) =>
    void (await store.database
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('created_at', '>=', at)
      .execute()),
});

const toPasskey = (row: Row<'passkeys'>): StoredPasskey => ({
  id: row.id,
  userId: row.user_id,
  credentialId: row.credential_id,
  userHandle: row.user_handle,
  publicKey: row.public_key,
  signCount: row.sign_count,
  transports: row.transports,
  name: row.name,
  userAgent: row.user_agent,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});
