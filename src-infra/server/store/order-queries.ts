import { sql, type RawBuilder } from 'kysely';
import { courierJson, holds, personHolds, personJson, reviewsJson, transactionsJson } from './sql-parts.ts';
import { asJson } from './tables/index.ts';

export type OrderFilter = {
  /** Only orders of one customer; all without. */
  readonly userId?: number;
  /** None stands for all. */
  readonly statuses: readonly string[];
  readonly shopId?: number | undefined;
  readonly deliveryType?: string | undefined;
  /** Made from this moment on, and before that. */
  readonly from?: number | undefined;
  readonly before?: number | undefined;
  /** A number, or part of the name of the shop or the customer. */
  readonly search?: string | undefined;
  readonly column: string; readonly sort: 'asc' | 'desc'; readonly offset: number; readonly limit: number;
};

/** What lists need of `orders o`. */
export const orderSummary: RawBuilder<unknown> = sql`o.*, o.rate::text as rate, o.km::text as km,
  (select count(*)::integer from order_details d where d.order_id = o.id and d.parent_id is null) as lines_count,
  (select coalesce(sum(d.quantity), 0)::integer from order_details d where d.order_id = o.id and d.parent_id is null) as pieces,
  ${personJson(sql.ref('o.user_id'))} as customer,
  ${transactionsJson('order', sql.ref('o.id'))} as transactions`;

/** Everything that belongs to an order. */
export const fullOrder: RawBuilder<unknown> = sql`${orderSummary},
  (select coalesce(json_agg(d order by d.id), '[]') from order_details d where d.order_id = o.id) as details,
  (select json_build_object('coupon_id', c.coupon_id, 'name', c.name, 'price', c.price, 'img', coupons.img)
    from order_coupons c left join coupons on coupons.id = c.coupon_id where c.order_id = o.id) as coupon,
  (select coalesce(json_agg(f order by f.id), '[]') from order_refunds f where f.order_id = o.id) as refunds,
  (select json_build_object('id', p.id, 'from_day', p.from_day, 'to_day', p.to_day) from order_repeats p where p.order_id = o.id) as repeat,
  ${reviewsJson('Order', sql.ref('o.id'), sql.ref('o.user_id'))} as reviews,
  ${courierJson(sql.ref('o.deliveryman_id'))} as courier`;

export const isWantedOrder = ({ userId, statuses, shopId, deliveryType, from, before, search = '' }: OrderFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(userId === undefined ? [] : [sql`o.user_id = ${userId}`]),
      ...(statuses.length === 0 ? [] : [sql`o.status in (select json_array_elements_text(${asJson(statuses)}::json))`]),
      ...(shopId === undefined ? [] : [sql`o.shop_id = ${shopId}`]),
      ...(deliveryType === undefined ? [] : [sql`o.delivery_type = ${deliveryType}`]),
      ...(from === undefined ? [] : [sql`o.created_at >= ${from}`]),
      ...(before === undefined ? [] : [sql`o.created_at < ${before}`]),
      ...(search === '' ? [] : [isFound(search)]),
    ],
    sql` and `,
  );

const isFound = (search: string): RawBuilder<unknown> => sql`(
  o.id::text = ${search} or ${personHolds(sql.ref('o.user_id'), search)} or exists (
    select 1 from shops s, jsonb_each(s.texts) t where s.id = o.shop_id and ${holds(sql`coalesce(t.value ->> 'title', '')`, search)}))`;
