import { sql } from 'kysely';
import { containsText } from '../../store/sql-parts.ts';
import type { Store } from '../../store/index.ts';
import type { DeskCouponFilter, CouponsDesk } from './coupons.ports.ts';

/** Rows of `coupons`. */
export const createDeskCouponRepository = (store: Store): CouponsDesk => {
  const wanted = ({ search }: DeskCouponFilter) =>
    store.database
      .selectFrom('coupons')
      .innerJoin('shops', 'shops.id', 'shop_id')
      .$if(search !== '', (query) => query.where(containsText(sql.ref('coupons.name'), search)));

  return {
    list: async (filter) => {
      const rows = await wanted(filter)
        .selectAll('coupons')
        .select('shops.texts as shop_texts')
        .orderBy('coupons.name')
        .orderBy('shop_id')
        .offset(filter.offset)
        .limit(filter.limit)
        .execute();
      const { total } = await wanted(filter)
        .select((at) => at.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items = rows.map((row) => ({
        id: row.id,
        code: row.name,
        shopId: row.shop_id,
        shopTexts: row.shop_texts,
        type: row.type === 'fix' ? ('fix' as const) : ('percent' as const),
        target: row.applies_to === 'delivery_fee' ? ('delivery_fee' as const) : ('total_price' as const),
        percent: row.percent,
        amount: row.amount,
        left: row.qty,
        expiresOn: row.expired_at,
        isListed: row.listed,
      }));
      return { items, total };
    },

    setListed: async (id, isListed) => {
      const changed = await store.database
        .updateTable('coupons')
        .set({ listed: isListed })
        .where('id', '=', id)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n;
    },
  };
};
