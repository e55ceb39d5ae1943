import {
  isBonusRunning,
  isRunning,
  shownAverage,
  starsCount,
  todayOf,
  type ShopRecord,
  type Taxonomy,
} from '../../features/catalog/index.ts';
import { decimalOfMinor } from '@domain/pricing/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { CatalogContext } from './catalog-context.ts';
import { toBonusShape, toDiscountShape } from './deals.shape.ts';
import { toCategory } from './taxonomy.shape.ts';

type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** Renders a shop as part of other entities. */
export const toShopBrief = (shop: ShopRecord, { picture, translation }: CatalogContext) => ({
  id: shop.id,
  uuid: shop.uuid,
  slug: shop.slug,
  type: shop.type,
  tax: Number(shop.taxPercent),
  open: shop.schedule.isAccepting,
  visibility: shop.isVisible,
  verify: shop.isVerified ? (1 as const) : (0 as const),
  new_order_after_payment: shop.isPaidFirst,
  status: shop.status,
  background_img: picture(shop.cover),
  logo_img: picture(shop.logo),
  timezone: shop.schedule.timeZone,
  translation: translation(shop.id, shop.texts),
});

/** Renders a row of shops/paginate (contract 3.3). */
export const toShopRow = (shop: ShopRecord, context: CatalogContext) => {
  const { amounts, picture, translation } = context;
  const today = todayOf(shop, context.now, context.zones);
  const discounts = shop.discounts.filter((discount) => isRunning(discount, today));
  const bonus = bonusToday(shop, today);
  return {
    ...toShopBrief(shop, context),
    user_id: shop.userId,
    price: amounts.fromBase(shop.deliveryPrice),
    price_per_km: amounts.fromBase(shop.pricePerKm),
    ...(context.currency.id !== context.base.id && { delivery_tariff: toDeliveryTariff(shop, context) }),
    min_amount: amounts.fromBase(shop.minAmount),
    service_fee: Number(shop.serviceFeePercent),
    phone: shop.phone,
    show_type: shop.showType,
    order_payment: shop.orderPayment,
    is_recommended: shop.isRecommended,
    avg_rate: shownAverage(shop.stars),
    rating_avg: shownAverage(shop.stars),
    reviews_count: starsCount(shop.stars),
    orders_count: shop.ordersCount,
    products_count: shop.productsCount,
    delivery_time: {
      from: String(shop.deliveryTime.from),
      to: String(shop.deliveryTime.to),
      type: shop.deliveryTime.unit,
    },
    location: { latitude: String(shop.location.latitude), longitude: String(shop.location.longitude) },
    created_at: wireTime(shop.createdAt),
    updated_at: wireTime(shop.updatedAt),
    tags: shop.tags.map((tag) => ({
      id: tag.id,
      img: picture(tag.image),
      translation: translation(tag.id, tag.texts),
    })),
    discount: discounts.map((discount) => toDiscountShape(discount, context)),
    discounts_count: discounts.length,
    bonus: bonus ? toBonusShape(bonus, context) : null,
    shop_working_days: shop.workingDays.map(toShopHours),
    shop_closed_date: shop.closedDates,
  };
};

/** Renders the hours of one weekday, for deliveries as for reservations. */
export const toShopHours = ({ id, day, opens, closes, disabled }: ShopRecord['workingDays'][number]) => ({
  id,
  day: day as Weekday,
  from: opens,
  to: closes,
  disabled,
});

/** A row with the categories that a card names. */
export const toShopCardRow = (shop: ShopRecord, context: CatalogContext, { category }: Pick<Taxonomy, 'category'>) => ({
  ...toShopRow(shop, context),
  categories: shop.categoryIds.flatMap((id) => category(id) ?? []).map((found) => toCategory(found, context)),
});

/**
 * The operator's own amounts where the requested currency rounds them, so that a client can convert a fee once, as an
 * order does.
 */
const toDeliveryTariff = (shop: ShopRecord, { base, currency }: CatalogContext) => ({
  price: decimalOfMinor(shop.deliveryPrice, base.scale),
  price_per_km: decimalOfMinor(shop.pricePerKm, base.scale),
  rate: currency.rate,
});

/** ShopPayment of contract 2.2. */
export const toShopPayments = ({ id: shopId, payments }: ShopRecord) =>
  payments.map(({ id, paymentId, tag, isActive }) => ({
    id,
    shop_id: shopId,
    status: isActive ? (1 as const) : (0 as const),
    payment: { id: paymentId, tag, active: isActive },
  }));

/** Returns the bonus shown for a shop: one for the whole cart if there is one, otherwise one of a stock. */
export const bonusToday = ({ bonuses }: ShopRecord, today: string) => {
  const given = bonuses.filter((bonus) => isBonusRunning(bonus, today));
  return given.find(({ type }) => type === 'sum') ?? given[0];
};
