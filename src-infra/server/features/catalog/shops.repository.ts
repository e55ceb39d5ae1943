import { parseWorkingTime, WEEKDAYS, type Schedule, type WorkingSpan } from '@domain/calendar/index.ts';
import { decimal, decimalOfMinor } from '@domain/pricing/index.ts';
import type { Selectable } from 'kysely';
import type { BonusRecord, DiscountRecord, ShopRecord, Shops, ShopTagRecord, WorkingDay } from './index.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables/index.ts';

/** Rows of `shops` with everything that belongs to them. */
export const createShopRepository = (store: Store): Shops => ({
  approved: async (scale, ids) =>
    withParts(
      store,
      scale,
      await store.database
        .selectFrom('shops')
        .selectAll()
        .where('status', '=', 'approved')
        .where('deleted_at', 'is', null)
        .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
        .orderBy('id')
        .execute(),
    ),

  ofAnyStatus: async (scale, ids) =>
    ids.length === 0
      ? []
      : withParts(
          store,
          scale,
          await store.database
            .selectFrom('shops')
            .selectAll()
            .where('id', 'in', [...ids])
            .execute(),
        ),
});

const withParts = async (
  { database }: Store,
  scale: number,
  shops: readonly Row<'shops'>[],
): Promise<readonly ShopRecord[]> => {
  if (shops.length === 0) return [];
  const known = shops.map(({ id }) => id);
  const parts: ShopParts = {
    days: groupByShop(
      await database.selectFrom('shop_working_days').selectAll().where('shop_id', 'in', known).orderBy('id').execute(),
    ),
    closed: groupByShop(
      await database.selectFrom('shop_closed_dates').selectAll().where('shop_id', 'in', known).orderBy('day').execute(),
    ),
    zones: groupByShop(await database.selectFrom('delivery_zones').selectAll().where('shop_id', 'in', known).execute()),
    categories: groupByShop(
      await database
        .selectFrom('shop_categories')
        .selectAll()
        .where('shop_id', 'in', known)
        .orderBy('category_id')
        .execute(),
    ),
    tags: groupByShop(
      await database
        .selectFrom('shop_shop_tags')
        .innerJoin('shop_tags', 'shop_tags.id', 'shop_tag_id')
        .where('shop_id', 'in', known)
        .select(['shop_id', 'shop_tags.id', 'shop_tags.img', 'shop_tags.texts'])
        .orderBy('shop_tags.id')
        .execute(),
    ),
    discounts: groupByShop(
      await database.selectFrom('discounts').selectAll().where('shop_id', 'in', known).orderBy('id').execute(),
    ),
    bonuses: groupByShop(
      await database.selectFrom('bonuses').selectAll().where('shop_id', 'in', known).orderBy('id').execute(),
    ),
    payments: groupByShop(
      await database
        .selectFrom('shop_payments')
        .innerJoin('payments', 'payments.id', 'payment_id')
        .where('shop_id', 'in', known)
        .select(['shop_id', 'shop_payments.id', 'payment_id', 'payments.tag', 'shop_payments.active'])
        .orderBy('shop_payments.id')
        .execute(),
    ),
    goods: groupByShop(
      await database
        .selectFrom('products')
        .innerJoin('stocks', 'stocks.product_id', 'products.id')
        .where('products.shop_id', 'in', known)
        .where('products.active', '=', true)
        .where('products.status', '=', 'published')
        .where('products.addon', '=', false)
        .where('products.deleted_at', 'is', null)
        .where('stocks.deleted_at', 'is', null)
        .groupBy('products.shop_id')
        .select([
          'products.shop_id',
          (at) => at.fn.count<number>('products.id').distinct().as('products'),
          (at) => at.fn.min('stocks.price').as('lowest'),
          (at) => at.fn.max('stocks.price').as('highest'),
        ])
        .execute(),
    ),
  };
  return shops.map((shop) => toShop(shop, parts, scale));
};

type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
type ByShop<Value> = ReadonlyMap<number, readonly Value[]>;
type ShopParts = {
  readonly days: ByShop<Row<'shop_working_days'>>;
  readonly closed: ByShop<Row<'shop_closed_dates'>>;
  readonly zones: ByShop<Row<'delivery_zones'>>;
  readonly categories: ByShop<Row<'shop_categories'>>;
  readonly tags: ByShop<Pick<Row<'shop_tags'>, 'id' | 'img' | 'texts'>>;
  readonly discounts: ByShop<Row<'discounts'>>;
  readonly bonuses: ByShop<Row<'bonuses'>>;
  readonly payments: ByShop<{
    readonly id: number;
    readonly payment_id: number;
    readonly tag: string;
    readonly active: boolean;
  }>;
  readonly goods: ByShop<{ readonly products: number; readonly lowest: number; readonly highest: number }>;
};

const groupByShop = <Value extends { readonly shop_id: number }>(rows: readonly Value[]): ByShop<Value> =>
  rows.reduce(
    (groups, row) => groups.set(row.shop_id, [...(groups.get(row.shop_id) ?? []), row]),
    new Map<number, readonly Value[]>(),
  );

const toShop = (row: Row<'shops'>, parts: ShopParts, scale: number): ShopRecord => {
  const of = <Value>(groups: ByShop<Value>): readonly Value[] => groups.get(row.id) ?? [];
  const [goods] = of(parts.goods);
  const workingDays = of(parts.days).map(({ id, day, opens, closes, disabled }): WorkingDay => ({
    id,
    day,
    opens,
    closes,
    disabled,
  }));
  const closedDates = of(parts.closed).map(({ id, day }) => ({ id, day }));
  return {
    id: row.id,
    uuid: row.uuid,
    slug: row.slug,
    userId: row.user_id,
    type: row.type === 'shop' ? 'shop' : 'restaurant',
    status: row.status,
    phone: row.phone,
    showType: row.show_type,
    isVisible: row.visibility,
    isVerified: row.verify,
    isRecommended: row.is_recommended,
    isPaidFirst: row.new_order_after_payment,
    orderPayment: row.order_payment === 'after' ? 'after' : 'before',
    deliveryPrice: row.price,
    pricePerKm: row.price_per_km,
    minAmount: row.min_amount,
    packagingDeposit: row.packaging_deposit,
    taxPercent: row.tax,
    serviceFeePercent: row.service_fee,
    commissionPercent: row.percentage,
    deliveryTime: {
      from: row.delivery_time_from,
      to: row.delivery_time_to,
      unit: row.delivery_time_type as ShopRecord['deliveryTime']['unit'],
    },
    location: { latitude: row.latitude, longitude: row.longitude },
    zone: (of(parts.zones)[0]?.ring ?? []).map(([latitude, longitude]) => ({ latitude, longitude })),
    cover: row.background_img,
    logo: row.logo_img,
    texts: row.texts,
    tags: of(parts.tags).map(({ id, img, texts }): ShopTagRecord => ({ id, image: img, texts })),
    categoryIds: of(parts.categories).map((category) => category.category_id),
    workingDays,
    closedDates,
    schedule: toSchedule(row, workingDays, closedDates),
    payments: of(parts.payments).map(({ id, payment_id, tag, active }) => ({
      id,
      paymentId: payment_id,
      tag,
      isActive: active,
    })),
    discounts: of(parts.discounts).map((discount) => toDiscount(discount, scale)),
    bonuses: of(parts.bonuses).map(toBonus),
    stars: row.rating_counts,
    ordersCount: row.orders_count,
    productsCount: goods?.products ?? 0,
    prices: goods && { lowest: goods.lowest, highest: goods.highest },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
};

const toSchedule = (
  row: Row<'shops'>,
  days: readonly WorkingDay[],
  closed: readonly { readonly day: string }[],
): Schedule => ({
  timeZone: row.timezone,
  spans: days
    .filter(({ disabled }) => !disabled)
    .flatMap(({ day, opens, closes }): WorkingSpan[] => {
      const weekday = WEEKDAYS.find((name) => name === day);
      const [from, to] = [parseWorkingTime(opens), parseWorkingTime(closes)];
      return weekday && from !== undefined && to !== undefined ? [{ day: weekday, from, to }] : [];
    }),
  closedDates: closed.map(({ day }) => day),
  isAccepting: row.open,
});

export const toDiscount = (row: Row<'discounts'>, scale: number): DiscountRecord => {
  const type = row.type === 'fix' ? 'fix' : 'percent';
  const amount = type === 'fix' ? decimalOfMinor(row.amount ?? 0, scale) : decimal(row.percent ?? '0');
  return {
    id: row.id,
    shopId: row.shop_id,
    type,
    amount,
    value: type === 'fix' ? (row.amount ?? 0) : Number(amount),
    start: row.start_day,
    end: row.end_day,
    isActive: row.active,
    image: row.img,
  };
};

export const toBonus = (row: Row<'bonuses'>): BonusRecord => ({
  id: row.id,
  shopId: row.shop_id,
  type: row.type === 'count' ? 'count' : 'sum',
  stockId: row.stock_id,
  value: row.value,
  bonusStockId: row.bonus_stock_id,
  bonusQuantity: row.bonus_quantity,
  isOn: row.status,
  expiresOn: row.expired_at,
});
