import type { Store } from '../../../store/store.ts';
import type { OrderRepeats } from './repeats.ports.ts';

/** Stores recurring orders. */
export const createRepeatRepository = (store: Store): OrderRepeats => ({
  save: (orderId, from, to, at) =>
    store.database
      .insertInto('order_repeats')
      .values({ order_id: orderId, from_day: from, to_day: to, last_made: null, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ from_day: from, to_day: to, updated_at: at }))
      .returningAll()
      .executeTakeFirstOrThrow(),

  remove: async (id, userId) =>
    (
      await store.database
        .deleteFrom('order_repeats')
        .where('id', '=', id)
        .where('order_id', 'in', (orders) => orders.selectFrom('orders').select('id').where('user_id', '=', userId))
        .returning('id')
        .execute()
    ).length > 0,

  within: (first, last) =>
    store.database
      .selectFrom('order_repeats as repeat')
      .innerJoin('orders', 'orders.id', 'repeat.order_id')
      .where('from_day', '<=', last)
      .where('to_day', '>=', first)
      .selectAll('repeat')
      .select('shop_id')
      .orderBy('repeat.id')
      .execute(),

  lock: (id) =>
    store.database.selectFrom('order_repeats').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  markMade: async (id, day, at) =>
    void (await store.database
      .updateTable('order_repeats')
      .set({ last_made: day, updated_at: at })
      .where('id', '=', id)
      .execute()),
});
