import { categoryId } from '@domain/kernel/ids.ts';
import { SHOP_ORDERS, type ShopFilter, type ShopKind } from '@domain/catalog/index.ts';

type Query = Readonly<Record<string, string>>;

/** CATALOG-1: filters live in the address; what cannot be read there does not filter. */
export const readShopFilter = (query: Query): ShopFilter => {
  const isOn = (name: string): true | undefined => (query[name] === '1' ? true : undefined);
  const rating = Number(query['rating']);
  const category = Number(query['category_id']);
  return withoutAbsent({
    kind: readKind(query['type']),
    categoryId: Number.isSafeInteger(category) && category > 0 ? categoryId(category) : undefined,
    order: SHOP_ORDERS.find((order) => order === query['order_by']),
    isOpen: isOn('open'),
    hasDeals: isOn('deals'),
    isFreeDelivery: isOn('free_delivery'),
    isVerified: isOn('verify'),
    minRating: rating > 0 && rating <= 5 ? rating : undefined,
  });
};

/** The address's query of a filter, without a leading question mark; empty when nothing filters. */
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
  }).toString();

const readKind = (text: string | undefined): ShopKind | undefined => (text === 'restaurant' || text === 'shop' ? text : undefined);

/** Equal filters are equal keys: absent members are left out. */
const withoutAbsent = (filter: ShopFilter): ShopFilter => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
