import type { Store } from '../../store/index.ts';
import type { CodePurpose, StoredCodes } from './identity.ports.ts';

/** Rows of `one_time_codes` and `code_proofs`. */
export const createOneTimeCodeRepository = (store: Store): StoredCodes => {
  const newest = (purpose: CodePurpose, recipient: string) =>
    store.database
      .selectFrom('one_time_codes')
      .where('purpose', '=', purpose)
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .limit(1);
  return {
    insert: async ({ purpose, recipient, hash, createdAt, expiresAt, askedFrom }) =>
      void (await store.database
        .insertInto('one_time_codes')
        .values({
          purpose,
          recipient,
          code_hash: hash,
          address: askedFrom ?? null,
          created_at: createdAt,
          expires_at: expiresAt,
          used_at: null,
        })
        .execute()),

    exists: async (purpose, recipient) =>
      (await newest(purpose, recipient).select('id').executeTakeFirst()) !== undefined,

    lockNewest: async (purpose, recipient) => {
      const row = await newest(purpose, recipient).selectAll().forUpdate().executeTakeFirst();
      return (
        row && {
          id: row.id,
          hash: row.code_hash,
          isUsed: row.used_at !== null,
          expiresAt: row.expires_at,
          wrongTries: row.wrong_tries,
        }
      );
    },

    countWrongTry: async (id) =>
      void (await store.database
        .updateTable('one_time_codes')
        .set(({ eb }) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
        .where('id', '=', id)
        .execute()),

    use: async (id, at) =>
      void (await store.database.updateTable('one_time_codes').set({ used_at: at }).where('id', '=', id).execute()),

    insertProof: async ({ purpose, recipient, hash, expiresAt }) =>
      void (await store.database
        .insertInto('code_proofs')
        .values({ token_hash: hash, purpose, recipient, expires_at: expiresAt, used_at: null })
        .execute()),

    hasProof: async (purpose, hash, at) => {
      const found = await store.database
        .selectFrom('code_proofs')
        .select('token_hash')
        .where('token_hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      return found !== undefined;
    },

    useProof: async (purpose, hash, at) => {
      const used = await store.database
        .updateTable('code_proofs')
        .set({ used_at: at })
        .where('token_hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        .returning('token_hash')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
};
