import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { OwnReviewRow, OwnReviews } from './own-reviews.ports.ts';

/** What people wrote, in the table `reviews`. */
export const createOwnReviewRepository = (store: Store): OwnReviews => ({
  list: async (userId, offset, limit) => {
    const {
      rows: [count],
    } = await sql<{ total: number }>`
      select count(*)::integer as total from reviews where user_id = ${userId}`.execute(store.database);
    const { rows } = await sql<OwnReviewRow>`
      select r.id, r.rating, r.comment, r.images, r.created_at,
        case when r.reviewable_type = 'Order' then r.reviewable_id end as order_id,
        coalesce(p.texts, s.texts) as texts, coalesce(p.img, s.logo_img, u.img) as img,
        concat_ws(' ', u.firstname, u.lastname) as person
      from reviews r
      left join shops s on r.assignable_type = 'Shop' and s.id = r.assignable_id
      left join products p on r.reviewable_type = 'Product' and p.id = r.reviewable_id
      left join users u on r.assignable_type = 'User' and u.id = r.assignable_id
      where r.user_id = ${userId}
      order by r.id desc offset ${offset} limit ${limit}`.execute(store.database);
    return { items: rows, total: count?.total ?? 0 };
  },
});
