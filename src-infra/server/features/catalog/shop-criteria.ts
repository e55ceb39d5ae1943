import { isOpenAt, MINUTES_PER_DAY, spanLength, WEEKDAYS, type TimeZones } from '@domain/calendar/index.ts';
import { deliveryFeeTo, hasEnoughSuitable, isInZone, type GeoPoint } from '@domain/catalog/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { convertMoney, decimalOfMinor, type Decimal, type Money, type Scale } from '@domain/pricing/index.ts';
import type { SuitableByShop } from './product-index.port.ts';
import { isBonusRunning, isRunning, todayOf } from './shop-day.ts';
import { shownAverage, type ShopRecord } from './shop-record.ts';

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
  /** Any of these tags. */
  readonly tagIds?: readonly number[];
  /** The longest delivery time, in minutes. */
  readonly mostMinutes?: number;
  readonly mostFee?: MostFee | undefined;
  /** How many dishes of a shop suit the dietary filter; shops with too few are omitted. */
  readonly dishes?: SuitableByShop;
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
/** The highest delivery fee, as customers see it: in the requested currency, to the place if there is one. */
export type MostFee = { readonly amount: Money; readonly rate: Decimal; readonly baseScale: Scale };
export type Moment = { readonly now: Instant; readonly zones: TimeZones };

export const hasBonusToday = (shop: ShopRecord, { now, zones }: Moment): boolean => {
  const today = todayOf(shop, now, zones);
  return shop.bonuses.some((bonus) => isBonusRunning(bonus, today));
};
export const hasDiscountToday = (shop: ShopRecord, { now, zones }: Moment): boolean => {
  const today = todayOf(shop, now, zones);
  return shop.discounts.some((discount) => isRunning(discount, today));
};

type Test = (shop: ShopRecord, criteria: ShopCriteria, moment: Moment) => boolean;

/** The filter of a list; a shop is listed if it passes every test. */
const TESTS = {
  type: (shop, { type }) => type === undefined || shop.type === type,
  categoryIds: (shop, { categoryIds }) =>
    categoryIds === undefined || shop.categoryIds.some((id) => categoryIds.includes(id)),
  isVerified: (shop, { isVerified }) => isVerified === undefined || shop.isVerified === isVerified,
  rating: ({ stars }, { rating }) =>
    rating === undefined || (shownAverage(stars) >= rating.from && shownAverage(stars) <= rating.to),
  prices: (shop, { prices }) =>
    prices === undefined ||
    (shop.prices !== undefined && shop.prices.lowest <= prices.to && shop.prices.highest >= prices.from),
  mostMinutes: ({ deliveryTime: { to, unit } }, { mostMinutes }) =>
    mostMinutes === undefined || to * MINUTES[unit] <= mostMinutes,
  fee: (shop, { isFreeDelivery, mostFee, at }) =>
    (!isFreeDelivery || (shop.deliveryPrice === 0 && shop.pricePerKm === 0)) &&
    (mostFee === undefined || shownFee(shop, mostFee, at) <= mostFee.amount.minor),
  tagIds: (shop, { tagIds }) => tagIds === undefined || shop.tags.some(({ id }) => tagIds.includes(id)),
  dishes: ({ id }, { dishes }) => dishes === undefined || hasEnoughSuitable(dishes.get(id)?.dishes ?? 0),
  slug: (shop, { slug }) => slug === undefined || shop.slug === slug,
  userId: (shop, { userId }) => userId === undefined || shop.userId === userId,
  isAroundTheClock: (shop, criteria) => !criteria.isAroundTheClock || isAroundTheClock(shop),
  hasBonus: (shop, { hasBonus }, moment) => !hasBonus || hasBonusToday(shop, moment),
  hasDiscount: (shop, { hasDiscount }, moment) => !hasDiscount || hasDiscountToday(shop, moment),
  hasDeals: (shop, { hasDeals }, moment) => !hasDeals || hasBonusToday(shop, moment) || hasDiscountToday(shop, moment),
  at: (shop, { at }) => at === undefined || isInZone(shop.zone, at),
  isOpenNow: ({ schedule }, { isOpenNow }, { now, zones }) =>
    isOpenNow === undefined || isOpenAt(schedule, now, zones) === isOpenNow,
} satisfies Readonly<Record<string, Test>>;

/** One of the things a list is narrowed by. */
export type ShopTest = keyof typeof TESTS;
const SHOP_TESTS = Object.keys(TESTS) as readonly ShopTest[];

/** CATALOG-1: one test of the list's filter. */
export const passes = (test: ShopTest, shop: ShopRecord, criteria: ShopCriteria, moment: Moment): boolean =>
  TESTS[test](shop, criteria, moment);

/** Returns the only test that a shop fails; `none` if it is listed, `several` if more keep it out. */
export const failedTest = (shop: ShopRecord, criteria: ShopCriteria, moment: Moment): ShopTest | 'none' | 'several' => {
  let failed: ShopTest | 'none' = 'none';
  for (const test of SHOP_TESTS) {
    if (passes(test, shop, criteria, moment)) continue;
    if (failed !== 'none') return 'several';
    failed = test;
  }
  return failed;
};

/** Whether a shop is listed. */
export const matches = (shop: ShopRecord, criteria: ShopCriteria, moment: Moment): boolean =>
  SHOP_TESTS.every((test) => passes(test, shop, criteria, moment));

const isAroundTheClock = ({ schedule }: ShopRecord): boolean =>
  new Set(schedule.spans.filter((span) => spanLength(span) === MINUTES_PER_DAY).map(({ day }) => day)).size ===
  WEEKDAYS.length;

export const MINUTES = { minute: 1, hour: 60, day: 1440, month: 43_200 } as const;

/** Returns a delivery time in minutes. */
export const minutesOf = ({ from, to, unit }: ShopRecord['deliveryTime']) => ({
  from: from * MINUTES[unit],
  to: to * MINUTES[unit],
});

/** CATALOG-6b: the fee that a card shows, in minor units of the requested currency. */
const shownFee = (
  { deliveryPrice, pricePerKm, location }: ShopRecord,
  { amount: { scale }, rate, baseScale }: MostFee,
  at: GeoPoint | undefined,
): number => {
  const inBase = { base: decimalOfMinor(deliveryPrice, baseScale), perKm: decimalOfMinor(pricePerKm, baseScale), rate };
  const [base, perKm] = [convertMoney(inBase.base, rate, scale), convertMoney(inBase.perKm, rate, scale)];
  return deliveryFeeTo({ deliveryFee: { base, perKm, inBase }, location }, at).amount.minor;
};
