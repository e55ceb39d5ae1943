import { sql } from 'kysely';
import type { Store } from '../../../store/index.ts';
import type { StoredFollowLinks } from './follow-links.port.ts';

/** Links in the table `order_follow_links`. */
export const createFollowLinkRepository = (store: Store): StoredFollowLinks => ({
  add: async ({ orderId, hash, at }, most) => {
    await store.database
      .insertInto('order_follow_links')
      .values({ order_id: orderId, secret_hash: hash, created_at: at })
      .execute();
    await sql`
      delete from order_follow_links
      where order_id = ${orderId} and id not in (
        select id from order_follow_links where order_id = ${orderId} order by id desc limit ${most}
      )`.execute(store.database);
  },

  has: async (orderId) =>
    (await store.database
      .selectFrom('order_follow_links')
      .select('id')
      .where('order_id', '=', orderId)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  end: async (orderId) =>
    void (await store.database.deleteFrom('order_follow_links').where('order_id', '=', orderId).execute()),

  find: async (hash) => {
    const {
      rows: [row],
    } = await sql<{ orderId: number; endedAt: number | null }>`
      select order_id as "orderId",
        (select max(at) from status_changes
          where subject_kind = 'order' and subject_id = order_id and status in ('delivered', 'canceled')) as "endedAt"
      from order_follow_links where secret_hash = ${hash}`.execute(store.database);
    return row;
  },
});
