import { suitabilityOf } from '@domain/dietary/index.ts';
import { foldedWords } from '@domain/kernel/index.ts';
import {
  nearnessOf,
  readTerm,
  searchEntry,
  shelfOfEntry,
  spellingsFor,
  tiersOf,
  type EntryTexts,
  type SearchEntry,
} from '@domain/search/index.ts';
import type { ProductFacts } from '@infra/server/features/catalog/product-facts.ts';
import type { SearchScope } from '@infra/server/features/catalog/product-index.port.ts';
import type { ProductCriteria, TodaysDeals } from '@infra/server/features/catalog/product-criteria.ts';
import type { StoredTexts } from '@infra/server/texts.ts';
import { shownAverage } from '@infra/server/features/catalog/shop-record.ts';

/** The language of the things themselves, and the reader's. */
export const LANGUAGES = ['ar', 'en'] as const;
export const SPELLINGS = spellingsFor([{ any: 'soup,soupe,Suppe' }, { any: 'falafel,felafel' }], LANGUAGES);

/** What is found, by going through every product for every question, by the rule of the domain. */
export const searchSlowly = (products: readonly ProductFacts[], term: string, scope: SearchScope) => {
  const { dietary, amongShops, isLiteral, ...place } = scope;
  const within = products.filter((product) => isInScope(product, place)).sort(byPopularity);
  const entries = within.map((product) => ({ product, entry: searchEntry(textsOf(product)) }));
  const tierOf = (words: readonly string[], entry: SearchEntry): number =>
    tiersOf(readTerm(words, SPELLINGS), shelfOfEntry(entry), SPELLINGS).indexOf(true);
  const isFound = (words: readonly string[]): boolean => entries.some(({ entry }) => tierOf(words, entry) >= 0);

  const countOf = (word: string): number =>
    entries.filter(({ entry }) => shelfOfEntry(entry).whole(word, 'kind')).length;
  const mend = (typed: string): string => {
    const known = new Set([...entries.flatMap(({ entry }) => entry.all), ...SPELLINGS.words]);
    const near = [...known]
      .map((word) => ({ word, nearness: nearnessOf(typed, word) ?? Infinity, count: countOf(word) }))
      .filter(({ nearness, word }) => Number.isFinite(nearness) && isFound([word]))
      .sort(
        (left, right) =>
          left.nearness - right.nearness || right.count - left.count || (left.word < right.word ? -1 : 1),
      );
    return near[0]?.word ?? typed;
  };
  const typed = foldedWords(term);
  const meant = new Map(
    readTerm(typed, SPELLINGS).parts.map((part) => [
      part.typed,
      isLiteral || part.isPhrase || isFound([part.typed]) ? part.typed : mend(part.typed),
    ]),
  );
  const words = typed.map((word) => meant.get(word) ?? word);
  const found = entries
    .map(({ product, entry }) => ({ product, tier: words.length === 0 ? 0 : tierOf(words, entry) }))
    .filter(({ tier }) => tier >= 0)
    .filter(({ product }) =>
      isInScope(product, { ...(dietary && { dietary }), ...(amongShops && { shopIds: amongShops }) }),
    )
    .sort((left, right) => left.tier - right.tier);
  return {
    ids: found.map(({ product }) => product.id),
    corrected: words.join(' ') === typed.join(' ') ? undefined : words.join(' '),
  };
};

const textsOf = ({ texts, category, brand, shop, keywords, dietary }: ProductFacts): EntryTexts => {
  const titles = (each: StoredTexts<'title'>): readonly string[] =>
    [
      'ar',
      ...(each['en']?.title
        ? ['en']
        : Object.keys(each)
            .filter((locale) => each[locale]?.title)
            .slice(0, 1)),
    ]
      .flatMap((locale) => each[locale]?.title ?? [])
      .filter((title) => title !== '');
  return {
    names: titles(texts),
    kinds: [...titles(category), ...(brand === undefined ? [] : [brand]), ...(dietary?.diets ?? [])],
    others: [
      ...LANGUAGES.flatMap((locale) => texts[locale]?.description ?? []),
      ...titles(shop),
      ...(keywords === null ? [] : [keywords]),
    ],
  };
};

export const listSlowly = (
  products: readonly ProductFacts[],
  criteria: ProductCriteria,
  term: string | undefined,
  deals: (shopId: number) => TodaysDeals,
): readonly number[] => {
  const named = term === undefined ? undefined : new Set(searchSlowly(products, term, {}).ids);
  return products
    .filter((product) => (!named || named.has(product.id)) && matches(product, criteria, deals(product.shopId)))
    .sort(orderOf(criteria))
    .map(({ id }) => id);
};

const matches = (product: ProductFacts, criteria: ProductCriteria, today: TodaysDeals): boolean => {
  const average = shownAverage(product.stars);
  const hasBonus = product.stocks.some(({ id }) => today.bonusStockIds.has(id));
  const hasDiscount = product.discountIds.some((id) => today.discountIds.has(id));
  return (
    isInScope(product, criteria) &&
    (!criteria.categoryIds || (product.categoryId !== null && criteria.categoryIds.includes(product.categoryId))) &&
    (!criteria.brandIds || (product.brandId !== null && criteria.brandIds.includes(product.brandId))) &&
    ((criteria.priceFrom === undefined && criteria.priceTo === undefined) ||
      product.stocks.some(
        ({ price }) => price >= (criteria.priceFrom ?? 0) && price <= (criteria.priceTo ?? Infinity),
      )) &&
    (!criteria.rating || (average >= criteria.rating.from && average <= criteria.rating.to)) &&
    (!criteria.isVegetarian || product.isVegetarian) &&
    (criteria.ordersFrom === undefined || product.ordersCount >= criteria.ordersFrom) &&
    (!criteria.hasBonus || hasBonus) &&
    (!criteria.hasDiscount || hasDiscount) &&
    (!criteria.hasDeals || hasBonus || hasDiscount)
  );
};

const isInScope = (product: ProductFacts, { shopId, shopIds, dietary }: SearchScope): boolean =>
  (shopId === undefined || product.shopId === shopId) &&
  (!shopIds || shopIds.has(product.shopId)) &&
  (!dietary ||
    dietary.diets.length + dietary.without.length === 0 ||
    product.stocks.some(({ mandatory }) => suitabilityOf([product.dietary, ...mandatory], dietary) === 'suitable'));

type Compare = (left: ProductFacts, right: ProductFacts) => number;
const byPopularity: Compare = (left, right) => right.ordersCount - left.ordersCount || left.id - right.id;
const by =
  (numberOf: (product: ProductFacts) => number): Compare =>
  (left, right) =>
    numberOf(left) - numberOf(right);
const then =
  (...compares: readonly Compare[]): Compare =>
  (left, right) =>
    compares.reduce((order, compare) => order || compare(left, right), 0);
const reverse =
  (compare: Compare): Compare =>
  (left, right) =>
    compare(right, left);

const byId = by(({ id }) => id);
const byPrice = by(({ stocks: [stock] }) => stock?.price ?? 0);
const byAge = then(
  by(({ createdAt }) => createdAt),
  byId,
);
const byOrders = by(({ ordersCount }) => ordersCount);
const byRating = by(({ stars }) => shownAverage(stars));
const NAMED = {
  new: reverse(byAge),
  old: byAge,
  best_sale: reverse(byOrders),
  low_sale: byOrders,
  high_rating: reverse(byRating),
  low_rating: byRating,
  price_asc: byPrice,
  price_desc: reverse(byPrice),
};
const COLUMNS: Readonly<Record<string, Compare>> = {
  created_at: byAge,
  price: byPrice,
  input: by(({ position }) => position),
  orders_count: byOrders,
  rating_percent: byRating,
};

const orderOf = ({ order, column, sort }: ProductCriteria): Compare => {
  const basic = then(COLUMNS[column] ?? byId, byId);
  const directed = sort === 'asc' ? basic : reverse(basic);
  return order ? then(NAMED[order], directed) : directed;
};
