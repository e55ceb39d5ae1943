import { ALLERGENS, DIETS } from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import type { PriceSpan, ShopFilter } from '@domain/catalog/index.ts';
import { compareDecimals, typedAmount, type Decimal } from '@domain/pricing/index.ts';
import { readShopFilter, withoutAbsent, writeShopFilter } from './shop-filter-address.ts';

type Query = Readonly<Record<string, string>>;

/** CATALOG-1: reads the whole filter of a list, with what no chip of a first visit offers. */
export const readListFilter = (query: Query): ShopFilter =>
  withoutAbsent({
    ...readShopFilter(query),
    categoryIds: readIds(query['category_id'], categoryId),
    tagIds: readIds(query['take'], (id) => id),
    mostMinutes: readIds(query['delivery_time_to'], (minutes) => minutes)?.[0],
    mostFee: filterAmount(query['delivery_fee_to'] ?? ''),
    prices: readPrices(query['prices']),
    diets: readNames(query['diet'], DIETS),
    without: readNames(query['without'], ALLERGENS),
    isForMe: query['fits'] === '1' ? true : undefined,
  });

/** Returns the address's query of a list's filter, without a leading question mark; empty for an empty filter. */
export const writeListFilter = (filter: ShopFilter): string =>
  [
    writeShopFilter(filter),
    new URLSearchParams({
      ...(filter.categoryIds && { category_id: filter.categoryIds.join() }),
      ...(filter.tagIds && { take: filter.tagIds.join() }),
      ...(filter.mostMinutes && { delivery_time_to: String(filter.mostMinutes) }),
      ...(filter.mostFee && { delivery_fee_to: filter.mostFee }),
      ...(filter.diets && { diet: filter.diets.join() }),
      ...(filter.without && { without: filter.without.join() }),
      ...(filter.isForMe && { fits: '1' }),
      ...(filter.prices && { prices: `${filter.prices.from},${filter.prices.to}` }),
    }).toString(),
  ]
    .filter((part) => part !== '')
    .join('&');

/** Reads "3" or "3,5"; `undefined` if any of them is no id. */
const readIds = <Id>(text = '', idOf: (value: number) => Id): readonly Id[] | undefined =>
  /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/.test(text)
    ? [...new Set(text.split(','))].map((id) => idOf(Number(id)))
    : undefined;

/** Reads names as the address of a menu writes them; drops unknown ones. */
const readNames = <Name extends string>(text = '', names: readonly Name[]): readonly Name[] | undefined => {
  const given = text.split(',');
  const known = names.filter((name) => given.includes(name));
  return known.length > 0 ? known : undefined;
};

/** CATALOG-1: Reads an amount of a filter, from its address or as people type it; `undefined` for any other text. */
export const filterAmount = (text: string): Decimal | undefined => typedAmount(text, 7);

/** Reads "from,to"; `undefined` for a reversed range. */
const readPrices = (text = ''): PriceSpan | undefined => {
  const [from, to] = text.split(',').map(filterAmount);
  return from && to && compareDecimals(from, to) <= 0 ? { from, to } : undefined;
};
