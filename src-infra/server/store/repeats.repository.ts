import type { Selectable } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

export type RepeatRow = Selectable<Tables['order_repeats']>;
export type OpenRepeat = RepeatRow & { readonly shop_id: number };

/** Orders that are made again day by day. */
export const createRepeatRepository = (store: Store) => ({
  /** The repeat of an order; there is one, and new days replace the old ones. */
  keep: (orderId: number, from: string, to: string, at: number): Promise<RepeatRow> =>
    store.database
      .insertInto('order_repeats').values({ order_id: orderId, from_day: from, to_day: to, last_made: null, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ from_day: from, to_day: to, updated_at: at }))
      .returningAll().executeTakeFirstOrThrow(),

  /** False when the customer has no such repeat. */
  remove: async (id: number, userId: number): Promise<boolean> =>
    (
      await store.database
        .deleteFrom('order_repeats').where('id', '=', id).where('order_id', 'in', (orders) => orders.selectFrom('orders').select('id').where('user_id', '=', userId))
        .returning('id').execute()
    ).length > 0,

  /** Those whose days touch a span, with the shops of their orders. */
  within: (first: string, last: string): Promise<readonly OpenRepeat[]> =>
    store.database
      .selectFrom('order_repeats as repeat').innerJoin('orders', 'orders.id', 'repeat.order_id')
      .where('from_day', '<=', last).where('to_day', '>=', first).selectAll('repeat').select('shop_id').orderBy('repeat.id').execute(),

  /** The repeat with its row locked until the end of the transaction. */
  lock: (id: number): Promise<RepeatRow | undefined> => store.database.selectFrom('order_repeats').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  made: async (id: number, day: string, at: number): Promise<void> =>
    void (await store.database.updateTable('order_repeats').set({ last_made: day, updated_at: at }).where('id', '=', id).execute()),
});
export type RepeatRepository = ReturnType<typeof createRepeatRepository>;
