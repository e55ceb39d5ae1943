import { sql } from 'kysely';
import type { Store } from '../../../store/store.ts';
import type { TestPaymentRow, TestPayments } from './test-payments.ports.ts';

/** Stores the checkouts of the test provider in the table `test_payments`. */
export const createTestPaymentRepository = (store: Store): TestPayments => ({
  open: async ({ at, ...row }) => {
    await store.database
      .insertInto('test_payments')
      .values({ ...row, status: 'open', deliver_at: null, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return store.database
      .selectFrom('test_payments')
      .selectAll()
      .where('process_id', '=', row.process_id)
      .executeTakeFirstOrThrow();
  },

  find: (reference) =>
    store.database.selectFrom('test_payments').selectAll().where('reference', '=', reference).executeTakeFirst(),

  decide: async ({ reference, to, deliverAt, deliveries, at }) => {
    const changed = await store.database
      .updateTable('test_payments')
      .set({ status: to, deliver_at: deliverAt, deliveries_left: deliveries, updated_at: at })
      .where('reference', '=', reference)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  },

  countDecline: async (reference, at) =>
    void (await store.database
      .updateTable('test_payments')
      .set((row) => ({ declines: row('declines', '+', 1), updated_at: at }))
      .where('reference', '=', reference)
      .where('status', '=', 'open')
      .execute()),

  takeDue: async (now, next, most) => {
    const { rows } = await sql<TestPaymentRow>`
      update test_payments
      set deliveries_left = deliveries_left - 1,
        deliver_at = case when deliveries_left > 1 then ${next}::bigint end
      where reference in (
        select reference
        from test_payments
        where deliver_at <= ${now}
          and deliveries_left > 0
        order by deliver_at limit ${most}
        for update skip locked
      ) returning *`.execute(store.database);
    return rows;
  },
});
