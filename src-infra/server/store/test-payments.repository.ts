import { sql, type Selectable } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

export type TestPaymentRow = Selectable<Tables['test_payments']>;
type New = Pick<TestPaymentRow, 'reference' | 'process_id' | 'amount' | 'currency'> & { readonly at: number };
type Decision = { readonly reference: string; readonly to: 'paid' | 'canceled'; readonly deliverAt: number; readonly deliveries: number; readonly at: number };

/** The book of the provider that stands in for the real ones. */
export const createTestPaymentRepository = (store: Store) => ({
  /** The checkout of a process, made when there is none. */
  open: async ({ at, ...row }: New): Promise<TestPaymentRow> => {
    await store.database
      .insertInto('test_payments').values({ ...row, status: 'open', deliver_at: null, created_at: at, updated_at: at }).onConflict((conflict) => conflict.doNothing()).execute();
    return store.database.selectFrom('test_payments').selectAll().where('process_id', '=', row.process_id).executeTakeFirstOrThrow();
  },

  find: (reference: string): Promise<TestPaymentRow | undefined> =>
    store.database.selectFrom('test_payments').selectAll().where('reference', '=', reference).executeTakeFirst(),

  /** Ends an open checkout, and plans when it is told; the first end counts. */
  decide: async ({ reference, to, deliverAt, deliveries, at }: Decision): Promise<boolean> => {
    const changed = await store.database
      .updateTable('test_payments').set({ status: to, deliver_at: deliverAt, deliveries_left: deliveries, updated_at: at })
      .where('reference', '=', reference).where('status', '=', 'open').executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  },

  countDecline: async (reference: string, at: number): Promise<void> =>
    void (await store.database
      .updateTable('test_payments').set((row) => ({ declines: row('declines', '+', 1), updated_at: at })).where('reference', '=', reference).where('status', '=', 'open').execute()),

  /** Takes checkouts that are to be told by now; each goes to one process, and comes again at `next` while deliveries are left. */
  takeDue: async (now: number, next: number, most: number): Promise<readonly TestPaymentRow[]> => {
    const { rows } = await sql<TestPaymentRow>`
      update test_payments set deliveries_left = deliveries_left - 1, deliver_at = case when deliveries_left > 1 then ${next}::bigint end
      where reference in (
        select reference from test_payments where deliver_at <= ${now} and deliveries_left > 0 order by deliver_at limit ${most} for update skip locked
      ) returning *`.execute(store.database);
    return rows;
  },
});
