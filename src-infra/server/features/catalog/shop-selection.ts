import { isOpenAt, type TimeZones } from '@domain/calendar/index.ts';
import { deliveryFeeAt, distanceKm, isInZone, kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { money } from '@domain/pricing/index.ts';
import { isBonusRunning, isRunning, todayOf } from './shop-day.ts';
import { starsAverage, type ShopRecord } from './shop-record.ts';

export type ShopOrder = 'new' | 'old' | 'best_sale' | 'low_sale' | 'high_rating' | 'low_rating' | 'trust_you';
/** CATALOG-1: filters and order of a shop list; absent members do not apply (contract 3.3). */
export type ShopCriteria = {
  readonly type?: ShopRecord['type'];
  /** Any of these categories; callers include descendants. */
  readonly categoryIds?: readonly number[];
  readonly isOpenNow?: boolean;
  readonly isVerified?: boolean;
  readonly rating?: { readonly from: number; readonly to: number };
  /** A price range that overlaps the prices of the shop, in minor units of the base currency. */
  readonly prices?: { readonly from: number; readonly to: number };
  readonly isFreeDelivery?: boolean;
  readonly isFastFirst?: boolean;
  readonly tagId?: number;
  readonly hasDeals?: boolean;
  readonly hasBonus?: boolean;
  readonly hasDiscount?: boolean;
  readonly isAroundTheClock?: boolean;
  readonly slug?: string;
  readonly userId?: number;
  readonly at?: GeoPoint;
  readonly order?: ShopOrder;
  /** Open shops before closed ones, whatever the order. */
  readonly isOpenFirst?: boolean;
  readonly column?: string;
  readonly sort: 'asc' | 'desc';
};
export type Moment = { readonly now: Instant; readonly zones: TimeZones };

export const selectShops = (
  shops: readonly ShopRecord[],
  criteria: ShopCriteria,
  moment: Moment,
): readonly ShopRecord[] => {
  const selected = shops.filter((shop) => matches(shop, criteria, moment)).sort(orderOf(criteria));
  if (!criteria.isOpenFirst) return selected;
  const open = new Set(selected.filter(({ schedule }) => isOpenAt(schedule, moment.now, moment.zones)));
  return [...open, ...selected.filter((shop) => !open.has(shop))];
};

export const hasBonusToday = (shop: ShopRecord, { now, zones }: Moment): boolean => {
  const today = todayOf(shop, now, zones);
  return shop.bonuses.some((bonus) => isBonusRunning(bonus, today));
};
export const hasDiscountToday = (shop: ShopRecord, { now, zones }: Moment): boolean => {
  const today = todayOf(shop, now, zones);
  return shop.discounts.some((discount) => isRunning(discount, today));
};

/** Returns whether a shop meets all criteria. */
export const matches = (shop: ShopRecord, criteria: ShopCriteria, moment: Moment): boolean => {
  const { type, categoryIds, rating, prices, tagId, slug, userId, at } = criteria;
  return (
    (type === undefined || shop.type === type) &&
    (categoryIds === undefined || shop.categoryIds.some((id) => categoryIds.includes(id))) &&
    (criteria.isVerified === undefined || shop.isVerified === criteria.isVerified) &&
    (rating === undefined || (starsAverage(shop.stars) >= rating.from && starsAverage(shop.stars) <= rating.to)) &&
    (prices === undefined ||
      (shop.prices !== undefined && shop.prices.lowest <= prices.to && shop.prices.highest >= prices.from)) &&
    (!criteria.isFreeDelivery || (shop.deliveryPrice === 0 && shop.pricePerKm === 0)) &&
    (tagId === undefined || shop.tags.some(({ id }) => id === tagId)) &&
    (slug === undefined || shop.slug === slug) &&
    (userId === undefined || shop.userId === userId) &&
    (!criteria.isAroundTheClock || isAroundTheClock(shop)) &&
    (!criteria.hasBonus || hasBonusToday(shop, moment)) &&
    (!criteria.hasDiscount || hasDiscountToday(shop, moment)) &&
    (!criteria.hasDeals || hasBonusToday(shop, moment) || hasDiscountToday(shop, moment)) &&
    (at === undefined || isInZone(shop.zone, at)) &&
    (criteria.isOpenNow === undefined || isOpenAt(shop.schedule, moment.now, moment.zones) === criteria.isOpenNow)
  );
};

const isAroundTheClock = ({ schedule }: ShopRecord): boolean =>
  new Set(schedule.spans.filter(({ from, to }) => from === 0 && (to === 0 || to === 1440)).map(({ day }) => day))
    .size === 7;

type Compare = (left: ShopRecord, right: ShopRecord) => number;
const byNumber =
  (numberOf: (shop: ShopRecord) => number): Compare =>
  (left, right) =>
    numberOf(left) - numberOf(right);
const reverse =
  (compare: Compare): Compare =>
  (left, right) =>
    compare(right, left);
const first =
  (...compares: readonly Compare[]): Compare =>
  (left, right) => {
    for (const compare of compares) {
      const order = compare(left, right);
      if (order !== 0) return order;
    }
    return 0;
  };

/** Compares by a number that is expensive to compute. */
const byCostly = (numberOf: (shop: ShopRecord) => number): Compare => {
  const known = new Map<ShopRecord, number>();
  return byNumber((shop) => {
    const number = known.get(shop) ?? numberOf(shop);
    known.set(shop, number);
    return number;
  });
};

/** CATALOG-6: the fee at a place, in minor units of the base currency. */
const feeAt = ({ deliveryPrice, pricePerKm, location }: ShopRecord, at: GeoPoint): number =>
  // Minor units as whole amounts: the fee rounds to the same minor unit.
  deliveryFeeAt({ base: money(deliveryPrice, 0), perKm: money(pricePerKm, 0) }, distanceKm(location, at)).minor;

const byId = byNumber(({ id }) => id);
const byAge = first(
  byNumber(({ createdAt }) => createdAt),
  byId,
);
const byOrders = byNumber(({ ordersCount }) => ordersCount);
const byRating = byNumber(({ stars }) => starsAverage(stars));
const byTime = byNumber(({ deliveryTime: { from, unit } }) => from * MINUTES[unit]);
const MINUTES = { minute: 1, hour: 60, day: 1440, month: 43_200 } as const;

const NAMED: Readonly<Record<ShopOrder, Compare>> = {
  new: reverse(byAge),
  old: byAge,
  best_sale: reverse(byOrders),
  low_sale: byOrders,
  high_rating: reverse(byRating),
  low_rating: byRating,
  trust_you: reverse(first(byRating, byOrders)),
};
const COLUMNS: Readonly<Record<string, Compare>> = {
  created_at: byAge,
  price: byNumber(({ deliveryPrice }) => deliveryPrice),
  min_amount: byNumber(({ minAmount }) => minAmount),
  orders_count: byOrders,
  rating_avg: byRating,
  avg_rate: byRating,
  delivery_time: byTime,
};

/**
 * Returns the comparison for a named order, fastest first, a column, or cheapest delivery first near a location; an
 * unknown column is the id (contract 1.4). `distance` is an extension.
 */
const orderOf = ({ order, isFastFirst, at, column = '', sort }: ShopCriteria): Compare => {
  const byColumn =
    at && column === 'distance'
      ? byCostly(({ location }) => kilometresBetween(location, at))
      : ((Object.hasOwn(COLUMNS, column) ? COLUMNS[column] : undefined) ?? byId);
  const named = order ? [NAMED[order]] : [];
  const fast = isFastFirst ? [byTime] : [];
  const near = at && !order && !isFastFirst && column === '' ? [byCostly((shop) => feeAt(shop, at))] : [];
  return first(...named, ...fast, ...near, sort === 'asc' ? byColumn : reverse(byColumn));
};
