import { sql, type RawBuilder } from 'kysely';
import {
  courierJson,
  containsText,
  personMatches,
  personJson,
  reviewsJson,
  transactionsJson,
} from '../../store/sql-parts.ts';
import { asJson } from '../../store/tables/index.ts';
import type { OrderFilter } from './orders.ports.ts';

/** The columns of `orders o` that lists show. */
export const orderSummary: RawBuilder<unknown> = sql`o.*, o.rate::text as rate, o.km::text as km,
  coalesce(o.deposit, 0) as deposit, coalesce(o.boxes, 0) as boxes, coalesce(o.boxes_returned, 0) as boxes_returned,
  (select count(*)::integer from order_details d where d.order_id = o.id and d.parent_id is null) as lines_count,
  (select coalesce(sum(d.quantity), 0)::integer
    from order_details d
    where d.order_id = o.id
      and d.parent_id is null) as pieces,
  (select (row_to_json(t)::jsonb || jsonb_build_object('section', row_to_json(s)))::json
    from shop_tables t join shop_sections s on s.id = t.shop_section_id where t.id = o.table_id) as place,
  ${personJson(sql.ref('o.user_id'))} as customer,
  ${transactionsJson('order', sql.ref('o.id'))} as transactions`;

/** All columns and relations of an order. */
export const fullOrder: RawBuilder<unknown> = sql`${orderSummary},
  (select coalesce(json_agg(d order by d.id), '[]') from order_details d where d.order_id = o.id) as details,
  (select json_build_object('coupon_id', c.coupon_id, 'name', c.name, 'price', c.price, 'img', coupons.img)
    from order_coupons c left join coupons on coupons.id = c.coupon_id where c.order_id = o.id) as coupon,
  (select coalesce(json_agg(f order by f.id), '[]') from order_refunds f where f.order_id = o.id) as refunds,
  (select coalesce(json_agg(s order by s.id), '[]') from substitutions s where s.order_id = o.id) as substitutions,
  (select json_build_object('id', p.id, 'from_day', p.from_day, 'to_day', p.to_day)
    from order_repeats p
    where p.order_id = o.id) as repeat,
  ${reviewsJson('Order', sql.ref('o.id'), sql.ref('o.user_id'))} as reviews,
  ${courierJson(sql.ref('o.deliveryman_id'))} as courier`;

export const matchesFilter = ({
  userId,
  statuses,
  shopId,
  isAnnounced = false,
  deliveryType,
  withRefund = false,
  from,
  before,
  search = '',
}: OrderFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(userId === undefined ? [] : [sql`o.user_id = ${userId}`]),
      ...(statuses.length === 0 ? [] : [sql`o.status in (select json_array_elements_text(${asJson(statuses)}::json))`]),
      ...(shopId === undefined ? [] : [sql`o.shop_id = ${shopId}`]),
      ...(isAnnounced ? [sql`not exists (select 1 from held_orders h where h.order_id = o.id)`] : []),
      ...(deliveryType === undefined ? [] : [sql`o.delivery_type = ${deliveryType}`]),
      ...(withRefund ? [sql`exists (select 1 from order_refunds f where f.order_id = o.id)`] : []),
      ...(from === undefined ? [] : [sql`o.created_at >= ${from}`]),
      ...(before === undefined ? [] : [sql`o.created_at < ${before}`]),
      ...(search === '' ? [] : [matchesSearch(search, userId === undefined)]),
    ],
    sql` and `,
  );

/** `withPeople`: also by the customer's name, in lists of more than one customer. */
const matchesSearch = (search: string, withPeople: boolean): RawBuilder<unknown> => sql`(
  o.id::text = ${search}${withPeople ? sql` or ${personMatches(sql.ref('o.user_id'), search)}` : sql``} or exists (
    select 1
    from shops s, jsonb_each(s.texts) t
    where s.id = o.shop_id
      and ${containsText(sql`coalesce(t.value ->> 'title', '')`, search)}))`;
