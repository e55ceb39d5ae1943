import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { HeldOrders } from './held-orders.port.ts';

/** Held orders in the table `held_orders`. */
export const createHeldOrderRepository = (store: Store): HeldOrders => {
  const keptUntil: HeldOrders['keptUntil'] = async (orderId) =>
    (
      await store.database
        .selectFrom('held_orders')
        .select('kept_until')
        .where('order_id', '=', orderId)
        .executeTakeFirst()
    )?.kept_until;

  return {
    keptUntil,
    isHeld: async (orderId) => (await keptUntil(orderId)) !== undefined,

    hold: async (orderId, until) =>
      void (await store.database.insertInto('held_orders').values({ order_id: orderId, kept_until: until }).execute()),

    release: async (orderId) =>
      (await store.database.deleteFrom('held_orders').where('order_id', '=', orderId).executeTakeFirst())
        .numDeletedRows > 0n,

    drop: async (orderId) =>
      void (await sql`
        with released as (delete from held_orders where order_id = ${orderId}),
        mails as (
          update status_changes set mail_due = false
          where subject_kind = 'order' and subject_id = ${orderId} and status = 'new'
        )
        delete from unannounced_orders where order_id = ${orderId}`.execute(store.database)),

    due: async (now, most) =>
      (
        await store.database
          .selectFrom('held_orders')
          .select('order_id')
          .where('kept_until', '<=', now)
          .orderBy('kept_until')
          .limit(most)
          .execute()
      ).map(({ order_id: id }) => id),
  };
};
