import type { Store } from '../../../store/index.ts';
import type { StoredAddressCodes } from './address-codes.ports.ts';

/** Rows of `one_time_codes` and `code_proofs` by network address. */
export const createAddressCodeRepository = (store: Store): StoredAddressCodes => ({
  lockAskedFrom: async (address, at) => {
    const rows = await store.database
      .selectFrom('one_time_codes as code')
      .selectAll('code')
      .select(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('one_time_codes as newer')
              .select('newer.id')
              .whereRef('newer.purpose', '=', 'code.purpose')
              .whereRef('newer.recipient', '=', 'code.recipient')
              .whereRef('newer.id', '>', 'code.id'),
          ),
        ).as('is_newest'),
      )
      .where('code.purpose', '=', 'email')
      .where('code.address', '=', address)
      .where('code.expires_at', '>', at)
      .orderBy('code.id')
      .forUpdate()
      .execute();
    return rows.map((row) => ({
      id: row.id,
      recipient: row.recipient,
      hash: row.code_hash,
      isNewest: Boolean(row.is_newest),
      isUsed: row.used_at !== null,
      expiresAt: row.expires_at,
      wrongTries: row.wrong_tries,
      addressTries: row.address_tries,
    }));
  },

  countWrongTry: async (ids) =>
    void (await store.database
      .updateTable('one_time_codes')
      .set(({ eb }) => ({
        wrong_tries: eb('wrong_tries', '+', 1),
        address_tries: eb('address_tries', '+', 1),
      }))
      .where('id', 'in', ids)
      .execute()),

  use: async (id, at) =>
    void (await store.database.updateTable('one_time_codes').set({ used_at: at }).where('id', '=', id).execute()),

  insertProof: async ({ recipient, hash, address, expiresAt }) =>
    void (await store.database
      .insertInto('code_proofs')
      .values({ token_hash: hash, purpose: 'email', recipient, address, expires_at: expiresAt, used_at: null })
      .execute()),

  hasProof: async (recipient, address, at) => {
    const found = await store.database
      .selectFrom('code_proofs')
      .select('token_hash')
      .where('purpose', '=', 'email')
      .where('recipient', '=', recipient)
      .where('address', '=', address)
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .executeTakeFirst();
    return found !== undefined;
  },

  useProof: async (recipient, address, at) => {
    const used = await store.database
      .updateTable('code_proofs')
      .set({ used_at: at })
      .where('purpose', '=', 'email')
      .where('recipient', '=', recipient)
      .where('address', '=', address)
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .returning('token_hash')
      .execute();
    return used.length > 0;
  },
});
