import { localDateOf, type TimeZones } from '../calendar/index.ts';
import { latinDigits } from '../kernel/latin-digits.ts';
import type { OrderGroup, OrderSelection } from './order-groups.ts';
import { isActiveStatus } from './order-status.ts';
import type { OrderSummary } from './order.ts';

/** ORDER-6l, ORDER-6r: Every group, in the order in which they are offered. */
export const ORDER_GROUPS: readonly OrderGroup[] = ['all', 'active', 'delivered', 'canceled', 'refund'];

/** ORDER-6r: The groups that can be listed: a server may not know which orders have a refund. */
export const orderGroups = ({ knowsRefunds }: { readonly knowsRefunds: boolean }): readonly OrderGroup[] =>
  ORDER_GROUPS.filter((group) => knowsRefunds || group !== 'refund');

/** Every order of the customer. */
export const ALL_ORDERS: OrderSelection = { group: 'all', search: '' };

/** ORDER-6l: The one of these groups that a word names, as in an address; `all` for any other word. */
export const readOrderGroup = (word: string | undefined, groups: readonly OrderGroup[]): OrderGroup =>
  groups.find((group) => group === word) ?? 'all';

/** The most characters that a search for orders sends. */
export const ORDER_SEARCH_MAX = 191;

/**
 * ORDER-6m: What is searched for, as typed: without needless white space, at most `ORDER_SEARCH_MAX` characters. The
 * number of an order is read with or without its sign, in Latin, Arabic and Persian digits.
 */
export const readOrderSearch = (typed: string): string => {
  const text = typed
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, ORDER_SEARCH_MAX)
    .trim();
  return /^[#№]? ?(\d+)$/.exec(latinDigits(text))?.[1] ?? text;
};

/** The orders under one heading of a list: those under way, or those placed in one month, as `YYYY-MM`. */
export type OrderSection<Listed extends Placed = OrderSummary> = {
  readonly kind: 'active' | 'month';
  /** `undefined` for those under way. */
  readonly month: string | undefined;
  readonly orders: readonly Listed[];
};

/** What divides a list of orders. */
export type Placed = Pick<OrderSummary, 'status' | 'createdAt' | 'shop'>;

/** The zone in which the times of an order are shown: its shop's. */
export const orderZone = ({ shop }: Pick<OrderSummary, 'shop'>): string => shop.timeZone ?? 'UTC';

/**
 * ORDER-6n: Divides a list by the months in which orders were placed in their shop's zone, the latest month first, each
 * month once. Among all orders, those under way come first. Within a section the orders of the list keep their order,
 * so that further pages only add to its end.
 */
export const orderSections = <Listed extends Placed>(
  orders: readonly Listed[],
  group: OrderGroup,
  zones: TimeZones,
): readonly OrderSection<Listed>[] => {
  const isFirst = ({ status }: Listed): boolean => group === 'all' && isActiveStatus(status);
  const active = orders.filter(isFirst);
  const months = new Map<string, Listed[]>();
  for (const order of orders) {
    if (isFirst(order)) continue;
    const month = localDateOf(order.createdAt, orderZone(order), zones).slice(0, 'YYYY-MM'.length);
    const listed = months.get(month);
    if (listed) listed.push(order);
    else months.set(month, [order]);
  }
  return [
    ...(active.length > 0 ? [{ kind: 'active' as const, month: undefined, orders: active }] : []),
    ...[...months]
      .toSorted(([left], [right]) => (left < right ? 1 : -1))
      .map(([month, listed]) => ({ kind: 'month' as const, month, orders: listed })),
  ];
};
