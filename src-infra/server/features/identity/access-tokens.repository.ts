import type { Store } from '../../store/index.ts';
import type { StoredTokens } from './identity.ports.ts';

/** Rows of `access_tokens`; tokens of inactive and deleted accounts are invalid. */
export const createAccessTokenRepository = (store: Store): StoredTokens => {
  const unrevoked = () =>
    store.database
      .selectFrom('access_tokens as token')
      .innerJoin('users', 'users.id', 'token.user_id')
      .where('token.revoked_at', 'is', null)
      .where('users.active', '=', true)
      .where('users.deleted_at', 'is', null);
  return {
    find: async (tokenId) => {
      const row = await unrevoked()
        .select([
          'token.secret_hash',
          'token.expires_at',
          'token.created_at',
          'token.last_used_at',
          'users.id',
          'users.uuid',
          'users.firstname',
          'users.lastname',
          'users.role',
          'users.password_hash',
        ])
        .where('token.id', '=', tokenId)
        .executeTakeFirst();
      if (!row) return undefined;
      const { id, uuid, firstname, lastname, role } = row;
      return {
        user: { id, uuid, firstname, lastname, role, tokenId, hasPassword: row.password_hash !== null },
        secretHash: row.secret_hash,
        expiresAt: row.expires_at,
        lastUsedAt: row.last_used_at ?? row.created_at,
      };
    },

    origin: (tokenId) =>
      store.database
        .selectFrom('access_tokens')
        .select(['user_id as userId', 'secret_hash as secretHash'])
        .where('id', '=', tokenId)
        .executeTakeFirst(),

    insert: async ({ userId, secretHash, way, address, userAgent, createdAt, expiresAt }) => {
      const { id } = await store.database
        .insertInto('access_tokens')
        .values({
          user_id: userId,
          secret_hash: secretHash,
          user_agent: userAgent,
          address,
          via: way,
          created_at: createdAt,
          expires_at: expiresAt,
          revoked_at: null,
          last_used_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    valid: async (tokenIds, at) => {
      const rows = await unrevoked()
        .select('token.id')
        .where('token.id', 'in', [...tokenIds])
        .where('token.expires_at', '>', at)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    wasIssuedFor: async (tokenId, way, after) => {
      const found = await store.database
        .selectFrom('access_tokens')
        .select('id')
        .where('id', '=', tokenId)
        .where('via', '=', way)
        .where('created_at', '>', after)
        .executeTakeFirst();
      return found !== undefined;
    },

    ofUser: async (userId, at) => {
      const rows = await unrevoked()
        .select(['token.id', 'token.user_agent', 'token.via', 'token.created_at', 'token.last_used_at'])
        .where('token.user_id', '=', userId)
        .where('token.expires_at', '>', at)
        .execute();
      return rows
        .map((row) => ({
          id: row.id,
          userAgent: row.user_agent,
          way: row.via,
          createdAt: row.created_at,
          lastUsedAt: row.last_used_at ?? row.created_at,
        }))
        .sort((left, right) => right.lastUsedAt - left.lastUsedAt || right.id - left.id);
    },

    touch: async (tokenId, at) =>
      void (await store.database
        .updateTable('access_tokens')
        .set({ last_used_at: at })
        .where('id', '=', tokenId)
        .execute()),

    revokeOwn: async (userId, tokenId, at) => {
      const { numUpdatedRows } = await store.database
        .updateTable('access_tokens')
        .set({ revoked_at: at })
        .where('id', '=', tokenId)
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    revoke: async (tokenId, at) => {
      const revoked = await store.database
        .updateTable('access_tokens')
        .set({ revoked_at: at })
        .where('id', '=', tokenId)
        .returning('user_id')
        .executeTakeFirst();
      return revoked?.user_id;
    },

    revokeAllBut: async (exceptId, userId, at) =>
      void (await store.database
        .updateTable('access_tokens')
        .set({ revoked_at: at })
        .where('user_id', '=', userId)
        .where('id', '!=', exceptId)
        .where('revoked_at', 'is', null)
        .execute()),

    // Ids grow with time, so this reads old rows only.
    removeBefore: async (at) =>
      void (await store.database
        .deleteFrom('access_tokens')
        .where('id', '<', ({ selectFrom, fn }) =>
          selectFrom('access_tokens').select(fn.min('id').as('first')).where('created_at', '>=', at),
        )
        .execute()),
  };
};
