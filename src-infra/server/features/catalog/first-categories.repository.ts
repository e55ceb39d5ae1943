import { sql } from 'kysely';
import { insertRows, type RowSet } from '../../foundation/base-data/insert-rows.repository.ts';
import type { Store } from '../../store/index.ts';

/** Any number, the same in every process. */
const LOCK = 810_328;

/**
 * Gives a marketplace without categories those that it begins with: a product has to be in one. Returns whether it did;
 * only one of several processes does.
 */
export const fillCategories = (store: Store, rows: () => Promise<RowSet>): Promise<boolean> =>
  store.transactions.run(async () => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(store.database);
    if (await store.database.selectFrom('categories').select('id').limit(1).executeTakeFirst()) return false;
    await insertRows(store, await rows());
    return true;
  });
