import { asJson, type Store } from '../../store/index.ts';
import type { SignInDetails, StoredAccountChanges } from './identity.ports.ts';
import type { UserRow } from './users.ports.ts';

/** Rows of `account_changes`. */
export const createAccountChangeRepository = (store: Store): StoredAccountChanges => {
  const byHash = (hash: string) =>
    store.database.selectFrom('account_changes').selectAll().where('secret_hash', '=', hash);
  const toChange = (row: Awaited<ReturnType<ReturnType<typeof byHash>['executeTakeFirst']>>) =>
    row && {
      id: row.id,
      userId: row.user_id,
      before: row.before as SignInDetails,
      identities: row.identities,
      at: row.created_at,
      expiresAt: row.expires_at,
      undoneAt: row.undone_at,
    };
  return {
    insert: async ({ userId, secretHash, before, identities, at, expiresAt }) =>
      void (await store.database
        .insertInto('account_changes')
        .values({
          user_id: userId,
          secret_hash: secretHash,
          before: asJson(detailsOf(before)),
          identities: asJson(identities),
          created_at: at,
          expires_at: expiresAt,
          undone_at: null,
        })
        .execute()),

    find: async (hash) => toChange(await byHash(hash).executeTakeFirst()),
    lock: async (hash) => toChange(await byHash(hash).forUpdate().executeTakeFirst()),

    closeFrom: async (userId, id, at) =>
      void (await store.database
        .updateTable('account_changes')
        .set({ undone_at: at })
        .where('user_id', '=', userId)
        .where('id', '>=', id)
        .where('undone_at', 'is', null)
        .execute()),
  };
};

const detailsOf = (row: UserRow): SignInDetails => ({
  email: row.email,
  email_verified_at: row.email_verified_at,
  phone: row.phone,
  phone_verified_at: row.phone_verified_at,
  password_hash: row.password_hash,
});
