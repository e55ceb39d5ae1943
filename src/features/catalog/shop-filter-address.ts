import { SHOP_ORDERS, type ShopFilter, type ShopKind } from '@domain/catalog/index.ts';

type Query = Readonly<Record<string, string>>;

/** CATALOG-1: reads the filter from the address; ignores unreadable parameters. */
export const readShopFilter = (query: Query): ShopFilter => {
  const isOn = (name: string): true | undefined => (query[name] === '1' ? true : undefined);
  const rating = Number(query['rating']);
  return withoutAbsent({
    kind: readKind(query['type']),
    order: SHOP_ORDERS.find((order) => order === query['order_by']),
    isOpen: isOn('open'),
    hasDeals: isOn('deals'),
    isFreeDelivery: isOn('free_delivery'),
    isVerified: isOn('verify'),
    minRating: rating > 0 && rating <= 5 ? rating : undefined,
  });
};

/** Returns the address's query of a filter, without a leading question mark; empty for an empty filter. */
export const writeShopFilter = (filter: ShopFilter): string =>
  new URLSearchParams({
    ...(filter.kind && { type: filter.kind }),
    ...(filter.order && { order_by: filter.order }),
    ...(filter.isOpen && { open: '1' }),
    ...(filter.hasDeals && { deals: '1' }),
    ...(filter.isFreeDelivery && { free_delivery: '1' }),
    ...(filter.isVerified && { verify: '1' }),
    ...(filter.minRating !== undefined && { rating: String(filter.minRating) }),
  }).toString();

const readKind = (text: string | undefined): ShopKind | undefined =>
  text === 'restaurant' || text === 'shop' ? text : undefined;

/** Omits absent members, so that equal filters make equal keys. */
export const withoutAbsent = (filter: ShopFilter): ShopFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
