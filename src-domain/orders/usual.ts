import type { AddonChoice } from '../cart/index.ts';
import { DAY_MS, instant, type Instant } from '../kernel/clock.port.ts';
import type { OrderId, ShopId, StockId } from '../kernel/ids.ts';
import type { OrderStatus } from './order-status.ts';

/** How long a delivered order counts towards what is usual, in days. */
export const USUAL_DAYS = 180;

/** A line of a past order, as far as it is compared; the quantities of its add-ons are for the whole line. */
export type UsualLine = {
  readonly stockId: StockId;
  readonly quantity: number;
  readonly isBonus: boolean;
  readonly addons: readonly AddonChoice[];
};

/** A past order of one customer, as far as it may be their usual one. */
export type UsualCandidate = {
  readonly id: OrderId;
  readonly shopId: ShopId;
  readonly status: OrderStatus;
  readonly createdAt: Instant;
  /** Everything was paid back. */
  readonly isRefunded: boolean;
  /** It was placed for a group. */
  readonly isGroup: boolean;
  readonly lines: readonly UsualLine[];
};

/** A combination of dishes that a customer has ordered: the latest order of it, and how many there were. */
export type Usual<Candidate extends UsualCandidate> = { readonly order: Candidate; readonly times: number };

/** What is known when usual orders are chosen. */
export type UsualFacts<Candidate extends UsualCandidate> = {
  readonly now: Instant;
  /** Whether the shop still sells what was bought. */
  readonly isSold: (line: UsualLine, order: Candidate) => boolean;
};

/**
 * ORDER-8d: Whether an order says what its customer usually has: delivered within `USUAL_DAYS`, and not paid back. A
 * group's order does not: others have chosen, and its own lines belong to that one occasion.
 */
export const countsAsUsual = (
  { status, createdAt, isRefunded, isGroup }: Omit<UsualCandidate, 'lines'>,
  now: Instant,
): boolean => status === 'delivered' && !isRefunded && !isGroup && createdAt >= usualSince(now);

/** ORDER-8d: The first moment whose orders still count. */
export const usualSince = (now: Instant): Instant => instant(now - USUAL_DAYS * DAY_MS);

/**
 * ORDER-8e: The same for orders of the same dishes in the same quantities with the same add-ons, in whatever order and
 * with whatever notes. Free lines are added by the shop, and do not count.
 */
export const combinationOf = (lines: readonly UsualLine[]): string => {
  const pieces = new Map<string, number>();
  const count = (key: string, quantity: number): void => void pieces.set(key, (pieces.get(key) ?? 0) + quantity);
  for (const { stockId, quantity, isBonus, addons } of lines) {
    if (isBonus || quantity <= 0) continue;
    const chosen = new Set(addons.map((addon) => addon.stockId));
    const dish = [stockId, ...[...chosen].sort((one, other) => one - other)].join('+');
    count(dish, quantity);
    for (const addon of addons) count(`${dish}:${addon.stockId}`, addon.quantity);
  }
  return [...pieces]
    .map(([key, quantity]) => `${key}x${quantity}`)
    .sort()
    .join(',');
};

/**
 * ORDER-8f: What a customer usually orders, at most once from each shop: the combination ordered most often, the more
 * recent one of two; in this order too. A combination of which nothing is sold any more is left out.
 */
export const usualOrders = <Candidate extends UsualCandidate>(
  orders: readonly Candidate[],
  { now, isSold }: UsualFacts<Candidate>,
): readonly Usual<Candidate>[] => {
  const combinations = new Map<string, Usual<Candidate>>();
  for (const order of orders) {
    const combination = combinationOf(order.lines);
    if (combination === '' || !countsAsUsual(order, now)) continue;
    const key = `${order.shopId}:${combination}`;
    const known = combinations.get(key);
    combinations.set(key, {
      order: known && isLater(known.order, order) ? known.order : order,
      times: (known?.times ?? 0) + 1,
    });
  }
  const offered = [...combinations.values()]
    .filter(({ order }) => order.lines.some((line) => !line.isBonus && line.quantity > 0 && isSold(line, order)))
    .sort((one, other) => other.times - one.times || (isLater(one.order, other.order) ? -1 : 1));
  const shops = new Set<ShopId>();
  return offered.filter(({ order: { shopId } }) => !shops.has(shopId) && shops.add(shopId));
};

/** Of two orders of one moment, the one with the greater number is the later one. */
const isLater = (order: UsualCandidate, than: UsualCandidate): boolean =>
  order.createdAt === than.createdAt ? order.id > than.id : order.createdAt > than.createdAt;
