import { categoryId } from '@domain/kernel/ids.ts';
import { SHOP_ORDERS, type PriceSpan, type ShopFilter, type ShopKind } from '@domain/catalog/index.ts';
import { compareDecimals, parseDecimal } from '@domain/pricing/index.ts';

type Query = Readonly<Record<string, string>>;

/** CATALOG-1: reads the filter from the address; ignores unreadable parameters. */
export const readShopFilter = (query: Query): ShopFilter => {
  const isOn = (name: string): true | undefined => (query[name] === '1' ? true : undefined);
  const rating = Number(query['rating']);
  return withoutAbsent({
    kind: readKind(query['type']),
    categoryId: readNumber(query['category_id'], categoryId),
    order: SHOP_ORDERS.find((order) => order === query['order_by']),
    isOpen: isOn('open'),
    hasDeals: isOn('deals'),
    isFreeDelivery: isOn('free_delivery'),
    isVerified: isOn('verify'),
    minRating: rating > 0 && rating <= 5 ? rating : undefined,
    tagId: readNumber(query['take'], (id) => id),
    prices: readPrices(query['prices']),
  });
};

/** Returns the address's query of a filter, without a leading question mark; empty for an empty filter. */
export const writeShopFilter = (filter: ShopFilter): string =>
  new URLSearchParams({
    ...(filter.kind && { type: filter.kind }),
    ...(filter.categoryId !== undefined && { category_id: String(filter.categoryId) }),
    ...(filter.order && { order_by: filter.order }),
    ...(filter.isOpen && { open: '1' }),
    ...(filter.hasDeals && { deals: '1' }),
    ...(filter.isFreeDelivery && { free_delivery: '1' }),
    ...(filter.isVerified && { verify: '1' }),
    ...(filter.minRating !== undefined && { rating: String(filter.minRating) }),
    ...(filter.tagId !== undefined && { take: String(filter.tagId) }),
    ...(filter.prices && { prices: `${filter.prices.from},${filter.prices.to}` }),
  }).toString();

const readKind = (text: string | undefined): ShopKind | undefined =>
  text === 'restaurant' || text === 'shop' ? text : undefined;

const readNumber = <Id>(text: string | undefined, idOf: (value: number) => Id): Id | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? idOf(Number(text)) : undefined;

/** Reads "from,to"; `undefined` for a reversed range. */
const readPrices = (text = ''): PriceSpan | undefined => {
  const [from, to] = text
    .split(',')
    .map((part) => (/^\d{1,7}(\.\d{1,3})?$/.test(part) ? parseDecimal(part) : undefined));
  return from?.ok && to?.ok && compareDecimals(from.value, to.value) <= 0
    ? { from: from.value, to: to.value }
    : undefined;
};

/** Omits absent members, so that equal filters make equal keys. */
const withoutAbsent = (filter: ShopFilter): ShopFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
