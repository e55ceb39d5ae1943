import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { Holds } from '../payment-transactions/index.ts';
import type { HeldOrders } from './held-orders.port.ts';

/** Held orders in the table `held_orders`, over its `holds`. */
export const createHeldOrderRepository = (store: Store, holds: Holds): HeldOrders => ({
  ...holds,

  drop: async (orderId) =>
    void (await sql`
      with released as (delete from held_orders where order_id = ${orderId}),
      mails as (
        update status_changes set mail_due = false
        where subject_kind = 'order' and subject_id = ${orderId} and status = 'new'
      )
      delete from unannounced_orders where order_id = ${orderId}`.execute(store.database)),
});
