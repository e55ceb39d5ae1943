import { sql, type Selectable } from 'kysely';
import { containsText } from '../../store/sql-parts.ts';
import type { Store } from '../../store/index.ts';
import type { Tables } from '../../store/tables/index.ts';
import type { StoredTexts } from '../../texts.ts';
import type { CouponRow, DeskCoupon, DeskCouponFilter, StoredCoupons } from './coupons.ports.ts';

type Row = Selectable<Tables['coupons']> & {
  readonly shop_texts: StoredTexts<'title'>;
  readonly timezone: string;
  readonly is_used: boolean;
};

/** Rows of `coupons`. */
export const createDeskCouponRepository = (store: Store): StoredCoupons => {
  const all = () => store.database.selectFrom('coupons').innerJoin('shops', 'shops.id', 'shop_id');
  const wanted = ({ search }: DeskCouponFilter) =>
    all().$if(search !== '', (query) => query.where(containsText(sql.ref('coupons.name'), search)));
  const find: StoredCoupons['find'] = async (id) => {
    const row = await all()
      .selectAll('coupons')
      .select(['shops.texts as shop_texts', 'shops.timezone', IS_USED.as('is_used')])
      .where('coupons.id', '=', id)
      .executeTakeFirst();
    return row && toDeskCoupon(row);
  };

  return {
    find,
    list: async (filter) => {
      const rows = await wanted(filter)
        .selectAll('coupons')
        .select(['shops.texts as shop_texts', 'shops.timezone', IS_USED.as('is_used')])
        .orderBy('coupons.name')
        .orderBy('shop_id')
        .offset(filter.offset)
        .limit(filter.limit)
        .execute();
      const { total } = await wanted(filter)
        .select((at) => at.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { items: rows.map(toDeskCoupon), total };
    },

    // Read again once it is locked: an order that held the lock may have used it.
    lock: async (id) => {
      const locked = await store.database
        .selectFrom('coupons')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return locked && find(id);
    },

    timeZoneOf: async (shopId) => {
      const shop = await store.database
        .selectFrom('shops')
        .select('timezone')
        .where('id', '=', shopId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return shop?.timezone;
    },

    insert: async (shopId, row) => {
      const taken = await store.database
        .selectFrom('coupons')
        .select('id')
        .where('shop_id', '=', shopId)
        .where(sql<boolean>`lower(name) = lower(${row.code})`)
        .executeTakeFirst();
      if (taken) return undefined;
      const inserted = await store.database
        .insertInto('coupons')
        .values({ ...columnsOf(row), shop_id: shopId, name: row.code, img: null, texts: JSON.stringify({}) })
        .onConflict((conflict) => conflict.columns(['shop_id', 'name']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted?.id;
    },

    update: async (id, row) =>
      void (await store.database.updateTable('coupons').set(columnsOf(row)).where('id', '=', id).execute()),
  };
};

const IS_USED = sql<boolean>`exists (select 1 from coupon_uses u where u.coupon_id = coupons.id)`;

const columnsOf = ({ type, target, percent, amount, left, expiresOn, isListed }: CouponRow) => ({
  type,
  applies_to: target,
  percent,
  amount,
  qty: left,
  expired_at: expiresOn,
  listed: isListed,
});

const toDeskCoupon = (row: Row): DeskCoupon => ({
  id: row.id,
  code: row.name,
  shopId: row.shop_id,
  shopTexts: row.shop_texts,
  timeZone: row.timezone,
  type: row.type === 'fix' ? 'fix' : 'percent',
  target: row.applies_to === 'delivery_fee' ? 'delivery_fee' : 'total_price',
  percent: row.percent,
  amount: row.amount,
  left: row.qty,
  expiresOn: row.expired_at,
  isListed: row.listed,
  isUsed: row.is_used,
});
