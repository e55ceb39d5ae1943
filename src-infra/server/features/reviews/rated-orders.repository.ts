import { sql } from 'kysely';
import type { RatedKind } from '@domain/reviews/index.ts';
import { asJson } from '../../store/index.ts';
import type { Store } from '../../store/store.ts';
import type { RatedOrder, RatedOrders, RatedReview } from './rated-orders.ports.ts';

/** Orders with the reviews of their customers. */
export const createRatedOrderRepository = (store: Store): RatedOrders => {
  const find = async (userId: number, orderId: number): Promise<RatedOrder | undefined> => {
    const {
      rows: [row],
    } = await sql<RatedOrder>`
      select o.id, o.status, o.shop_id as "shopId", o.deliveryman_id as "courierId",
        (select max(at) from status_changes
          where subject_kind = 'order' and subject_id = o.id and status = 'delivered') as "deliveredAt",
        (select coalesce(json_agg(distinct s.product_id), '[]')
          from order_details d
          join stocks s on s.id = d.stock_id
          where d.order_id = o.id and d.parent_id is null) as "productIds"
      from orders o
      where o.id = ${orderId} and o.user_id = ${userId}`.execute(store.database);
    return row;
  };

  return {
    find,
    lock: async (userId, orderId) => {
      const locked = await store.database
        .selectFrom('orders')
        .select('id')
        .where('id', '=', orderId)
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      return locked && find(userId, orderId);
    },

    reviews: async (userId, { id, productIds }) => {
      const rows = await store.database
        .selectFrom('reviews')
        .select([
          'id',
          'reviewable_type',
          'reviewable_id',
          'assignable_type',
          'assignable_id',
          'rating',
          'comment',
          'images',
          'created_at',
        ])
        .where('user_id', '=', userId)
        .where(({ and, or, eb }) =>
          or([
            and([eb('reviewable_type', '=', 'Order'), eb('reviewable_id', '=', id)]),
            and([eb('reviewable_type', '=', 'Product'), eb('reviewable_id', 'in', [0, ...productIds])]),
          ]),
        )
        .orderBy('id')
        .execute();
      return rows.map(
        ({ reviewable_type, reviewable_id, assignable_type, assignable_id, created_at, ...review }): RatedReview => {
          const kind: RatedKind =
            reviewable_type === 'Product' ? 'product' : assignable_type === 'Shop' ? 'order' : 'courier';
          return {
            ...review,
            kind,
            subjectId: kind === 'product' ? reviewable_id : (assignable_id ?? 0),
            createdAt: created_at,
          };
        },
      );
    },

    change: async (reviewId, { rating, comment, images, locale, at }) =>
      void (await store.database
        .updateTable('reviews')
        .set({ rating, comment, images: asJson(images), locale, updated_at: at })
        .where('id', '=', reviewId)
        .execute()),
  };
};
