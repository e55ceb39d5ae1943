import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { PastOrderRow, PastOrders } from './usual-orders.port.ts';

export const createPastOrderRepository = (store: Store): PastOrders => ({
  recent: async ({ userId, shopId = null, since, limit }) => {
    const { rows } = await sql<PastOrderRow>`
      select o.id, o.shop_id, o.status, o.created_at, o.members is not null as is_group,
        exists (select 1 from order_refunds f where f.order_id = o.id and f.status = 'accepted' and f.lines is null)
          as is_refunded,
        (select coalesce(json_agg(json_build_object('id', d.id, 'stock_id', d.stock_id, 'parent_id', d.parent_id,
            'quantity', d.quantity, 'bonus', d.bonus) order by d.id), '[]')
          from order_details d
          where d.order_id = o.id) as details
      from (
        select id, shop_id, status, created_at, members
        from orders
        where user_id = ${userId}
          and created_at >= ${since}
          and (${shopId}::integer is null or shop_id = ${shopId}::integer)
        order by id desc
        limit ${limit}) o
      order by o.id desc`.execute(store.database);
    return rows;
  },
});
