import { isOpenAt } from '@domain/calendar/index.ts';
import { deliveryFeeAt, distanceKm, kilometresBetween, cheapestOrder, type GeoPoint } from '@domain/catalog/index.ts';
import { money } from '@domain/pricing/index.ts';
import { MINUTES, matches, type Moment, type ShopCriteria, type ShopOrder } from './shop-criteria.ts';
import { shownAverage, type ShopRecord } from './shop-record.ts';

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

const leastOf = (shop: ShopRecord, at: GeoPoint | undefined): number =>
  cheapestOrder({
    minimum: shop.minAmount,
    lowest: shop.prices?.lowest,
    fee: at ? feeAt(shop, at) : shop.deliveryPrice,
  });

const byId = byNumber(({ id }) => id);
const byAge = first(
  byNumber(({ createdAt }) => createdAt),
  byId,
);
const byOrders = byNumber(({ ordersCount }) => ordersCount);
const byRating = byNumber(({ stars }) => shownAverage(stars));
const byTime = byNumber(({ deliveryTime: { from, unit } }) => from * MINUTES[unit]);

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
 * unknown column is the id (contract 1.4). `distance` and `least_order` are extensions.
 */
const orderOf = ({ order, isFastFirst, at, column = '', sort }: ShopCriteria): Compare => {
  const byColumn =
    column === 'least_order'
      ? byCostly((shop) => leastOf(shop, at))
      : at && column === 'distance'
        ? byCostly(({ location }) => kilometresBetween(location, at))
        : ((Object.hasOwn(COLUMNS, column) ? COLUMNS[column] : undefined) ?? byId);
  const named = order ? [NAMED[order]] : [];
  const fast = isFastFirst ? [byTime] : [];
  const near = at && !order && !isFastFirst && column === '' ? [byCostly((shop) => feeAt(shop, at))] : [];
  return first(...named, ...fast, ...near, sort === 'asc' ? byColumn : reverse(byColumn));
};
