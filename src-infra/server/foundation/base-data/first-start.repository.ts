import { sql } from 'kysely';
import { asJson, type Store } from '../../store/index.ts';
import { insertRows, type RowSet } from './insert-rows.repository.ts';

const MARK = 'first-start';
/** Any number, the same in every process. */
const LOCK = 810_327;

/** Rows at once, or piece by piece where they are too many to be held together. */
export type Filling = RowSet | { readonly pieces: Iterable<RowSet> };

export type FirstStart = 'filled' | 'already-filled';

/** Whether a server has started on this store before. */
export const wasFilled = async ({ database }: Store): Promise<boolean> =>
  (await database.selectFrom('server_facts').select('name').where('name', '=', MARK).executeTakeFirst()) !== undefined;

/**
 * Fills a new store, all or nothing: an interrupted start is repeated, and only one of several processes does it.
 * `rows` is called only for a new store.
 */
export const fillNewStore = (
  store: Store,
  name: string,
  now: number,
  rows: () => Promise<Filling>,
): Promise<FirstStart> =>
  store.transactions.run(async () => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(store.database);
    if (await wasFilled(store)) return 'already-filled';
    const filling = await rows();
    for (const piece of 'pieces' in filling ? filling.pieces : [filling]) await insertRows(store, piece);
    // The embedded database counts its rows only on request; without that it plans as if there were none.
    if ('pieces' in filling) await sql`analyze`.execute(store.database);
    await store.database
      .insertInto('server_facts')
      .values({ name: MARK, value: asJson({ with: name }), updated_at: now })
      .execute();
    return 'filled';
  });
