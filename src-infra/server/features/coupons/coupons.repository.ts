import type { Selectable } from 'kysely';
import type { CouponRecord } from './coupon.ts';
import type { Coupons } from './coupons.ports.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables/index.ts';

/** The id of no user. */
const NOBODY = 0;

/** Stores coupons and their use. */
export const createCouponRepository = (store: Store): Coupons => ({
  find: async (shopId, code, userId, isLocked = false) => {
    const row = await store.database
      .selectFrom('coupons')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('name', '=', code)
      .$if(isLocked, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return { coupon: undefined, isUsed: false };
    const use =
      userId === undefined
        ? undefined
        : await store.database
            .selectFrom('coupon_uses')
            .select('user_id')
            .where('coupon_id', '=', row.id)
            .where('user_id', '=', userId)
            .executeTakeFirst();
    return { coupon: toCoupon(row), isUsed: use !== undefined };
  },
  listed: async (shopId, userId, today) => {
    const rows = await store.database
      .selectFrom('coupons')
      .leftJoin('coupon_uses', (join) =>
        join.onRef('coupon_uses.coupon_id', '=', 'coupons.id').on('coupon_uses.user_id', '=', userId ?? NOBODY),
      )
      .selectAll('coupons')
      .select('coupon_uses.user_id as used_by')
      .where('shop_id', '=', shopId)
      .where('listed', '=', true)
      .where('expired_at', '>=', today)
      .orderBy('coupons.id', 'desc')
      .execute();
    return rows.map((row) => ({ coupon: toCoupon(row), isUsed: row.used_by !== null }));
  },
});

const toCoupon = (row: Selectable<Tables['coupons']>): CouponRecord => ({
  id: row.id,
  shopId: row.shop_id,
  code: row.name,
  type: row.type === 'fix' ? 'fix' : 'percent',
  target: row.applies_to === 'delivery_fee' ? 'delivery_fee' : 'total_price',
  value: row.type === 'fix' ? (row.amount ?? 0) : Number(row.percent),
  percent: row.percent,
  left: row.qty,
  expiresOn: row.expired_at,
  image: row.img,
});
