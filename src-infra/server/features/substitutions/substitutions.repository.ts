import type { SubstitutionRow } from '../orders/index.ts';
import type { Store } from '../../store/store.ts';
import { asJson } from '../../store/tables/index.ts';
import type { Substitutions } from './substitutions.ports.ts';

/** Rows of `substitutions`, and the lines and amounts of orders that they change. */
export const createSubstitutionRepository = (store: Store): Substitutions => ({
  open: async ({ ordered, proposed, ...row }) =>
    (await store.database
      .insertInto('substitutions')
      .values({ ...row, state: 'open', ordered: asJson(ordered), proposed: proposed && asJson(proposed) })
      .returningAll()
      .executeTakeFirstOrThrow()) as SubstitutionRow,

  lock: async (orderId, id) =>
    (await store.database
      .selectFrom('substitutions')
      .selectAll()
      .where('id', '=', id)
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst()) as SubstitutionRow | undefined,

  end: async (id, { state, reason, back, at }) =>
    void (await store.database
      .updateTable('substitutions')
      .set({ state, reason, back, answered_at: at })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute()),

  overdue: async (now) =>
    (
      await store.database
        .selectFrom('substitutions')
        .select(['id', 'order_id'])
        .where('state', '=', 'open')
        .where('ends_at', '<=', now)
        .orderBy('ends_at')
        .limit(100)
        .execute()
    ).map(({ id, order_id: orderId }) => ({ id, orderId })),

  take: async (stockId, pieces) => {
    const { numUpdatedRows } = await store.database
      .updateTable('stocks')
      .set((row) => ({ quantity: row('quantity', '-', pieces) }))
      .where('id', '=', stockId)
      .where('quantity', '>=', pieces)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  replaceLine: async (detailId, { snapshot, ...line }) => {
    await store.database.deleteFrom('order_details').where('parent_id', '=', detailId).execute();
    await store.database
      .updateTable('order_details')
      .set({ ...line, snapshot: asJson(snapshot) })
      .where('id', '=', detailId)
      .execute();
  },

  removeLine: async (detailId) =>
    void (await store.database
      .deleteFrom('order_details')
      .where((row) => row.or([row('id', '=', detailId), row('parent_id', '=', detailId)]))
      .execute()),

  charge: async (orderId, amounts) =>
    void (await store.database.updateTable('orders').set(amounts).where('id', '=', orderId).execute()),
});
