import type { Selectable } from 'kysely';
import type { CouponRecord, CouponUse } from '../coupons/coupon.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

/** Coupons of shops and who used them. */
export const createCouponRepository = (store: Store) => ({
  /** `isLocked` makes other uses of it wait until the end of the transaction. */
  find: async (shopId: number, code: string, userId: number | undefined, isLocked = false): Promise<CouponUse> => {
    const row = await store.database
      .selectFrom('coupons').selectAll().where('shop_id', '=', shopId).where('name', '=', code)
      .$if(isLocked, (query) => query.forUpdate()).executeTakeFirst();
    if (!row) return { coupon: undefined, isUsed: false };
    const use =
      userId === undefined
        ? undefined
        : await store.database.selectFrom('coupon_uses').select('user_id').where('coupon_id', '=', row.id).where('user_id', '=', userId).executeTakeFirst();
    return { coupon: toCoupon(row), isUsed: use !== undefined };
  },
});

const toCoupon = (row: Selectable<Tables['coupons']>): CouponRecord => ({
  id: row.id, shopId: row.shop_id, code: row.name, type: row.type === 'fix' ? 'fix' : 'percent',
  target: row.applies_to === 'delivery_fee' ? 'delivery_fee' : 'total_price', value: row.type === 'fix' ? (row.amount ?? 0) : Number(row.percent),
  percent: row.percent, left: row.qty, expiresOn: row.expired_at, image: row.img,
});
