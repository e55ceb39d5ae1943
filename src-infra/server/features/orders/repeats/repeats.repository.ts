import { sql } from 'kysely';
import type { Store } from '../../../store/store.ts';
import { OPEN_END, type OrderRepeats } from './repeats.ports.ts';

/** Stores recurring orders. */
export const createRepeatRepository = (store: Store): OrderRepeats => ({
  save: (orderId, from, to, at) =>
    store.database
      .insertInto('order_repeats')
      .values({ order_id: orderId, from_day: from, to_day: to, last_made: null, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ from_day: from, to_day: to, updated_at: at }))
      .returningAll()
      .executeTakeFirstOrThrow(),

  savePlan: async (orderId, from, { weekdays, time, limit, skipped, isPaused }, at) => {
    const plan = {
      from_day: from,
      weekdays: JSON.stringify(weekdays),
      arrives: time,
      price_limit: limit.minor,
      skipped: JSON.stringify(skipped),
      paused: isPaused,
      updated_at: at,
    };
    await store.database
      .insertInto('order_repeats')
      .values({ ...plan, order_id: orderId, to_day: OPEN_END, last_made: null, created_at: at })
      .onConflict((conflict) =>
        conflict.column('order_id').doUpdateSet({
          ...plan,
          to_day: sql<string>`case when order_repeats.to_day < ${from} then ${OPEN_END} else order_repeats.to_day end`,
        }),
      )
      .execute();
  },

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

  ofOrder: (orderId) =>
    store.database.selectFrom('order_repeats').selectAll().where('order_id', '=', orderId).executeTakeFirst(),

  record: async (id, day, outcome, at) =>
    void (await store.database
      .updateTable('order_repeats')
      .set({
        last_made: day,
        asked_day: outcome.kind === 'asks' ? day : null,
        asked_total: outcome.kind === 'asks' ? outcome.total : null,
        missed_day: outcome.kind === 'missed' ? day : null,
        missed_why: outcome.kind === 'missed' ? outcome.why : null,
        updated_at: at,
        ...(outcome.kind === 'missed' && outcome.why === 'refunded' && { paused: true }),
      })
      .where('id', '=', id)
      .execute()),

  skipAsked: async (id, at) =>
    void (await store.database
      .updateTable('order_repeats')
      .set({ asked_day: null, asked_total: null, updated_at: at })
      .where('id', '=', id)
      .execute()),
});
