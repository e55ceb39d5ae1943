import { suitabilityOf } from '@domain/dietary/index.ts';
import { foldedWords, isPrefixWithin, toleranceOf } from '@domain/search/index.ts';
import type { ProductFacts } from '@infra/server/catalog/product-facts.ts';
import type { SearchScope } from '@infra/server/catalog/product-index.port.ts';
import type { ProductWishes, TodaysDeals } from '@infra/server/catalog/product-selection.ts';
import { starsAverage } from '@infra/server/catalog/shop-record.ts';

/** What is found, by going through every product for every question. */
export const searchSlowly = (products: readonly ProductFacts[], term: string, scope: SearchScope) => {
  const within = products.filter((product) => isInScope(product, scope)).sort(byPopularity);
  const words = foldedWords(term).map((typed) => wordsFor(products, within, typed));
  const holds = (texts: readonly string[], starts: readonly string[], isWhole: boolean): boolean =>
    texts.some((text) => starts.some((start) => (isWhole ? text === start : text.startsWith(start))));
  const found = within.filter((product) => words.every(({ starts, isMended }) => holds(allWords(product), starts, isMended)));
  const isNamed = (product: ProductFacts): boolean => words.every(({ starts, isMended }) => holds(titleWords(product), starts, isMended));
  const corrected = words.map(({ shown }) => shown).join(' ');
  return {
    ids: [...found.filter(isNamed), ...found.filter((product) => !isNamed(product))].map(({ id }) => id),
    corrected: corrected === foldedWords(term).join(' ') ? undefined : corrected,
  };
};

/** A word as typed counts where somebody in scope has it; else the words nearest to it that anybody has. */
const wordsFor = (all: readonly ProductFacts[], within: readonly ProductFacts[], typed: string) => {
  if (within.some((product) => allWords(product).some((word) => word.startsWith(typed)))) return { starts: [typed], isMended: false, shown: typed };
  const known = [...new Set(all.flatMap(allWords))].sort();
  for (let edits = 1; edits <= toleranceOf(typed); edits++) {
    const near = known.filter((word) => isPrefixWithin(typed, word, edits));
    if (near[0] !== undefined) return { starts: near, isMended: true, shown: near[0] };
  }
  return { starts: [typed], isMended: false, shown: typed };
};

export const listSlowly = (products: readonly ProductFacts[], wishes: ProductWishes, term: string | undefined, deals: (shopId: number) => TodaysDeals): readonly number[] => {
  const named = term === undefined ? undefined : new Set(searchSlowly(products, term, {}).ids);
  return products.filter((product) => (!named || named.has(product.id)) && fulfils(product, wishes, deals(product.shopId))).sort(orderOf(wishes)).map(({ id }) => id);
};

const fulfils = (product: ProductFacts, wishes: ProductWishes, today: TodaysDeals): boolean => {
  const average = starsAverage(product.stars);
  const hasBonus = product.stocks.some(({ id }) => today.bonusStockIds.has(id));
  const hasDiscount = product.discountIds.some((id) => today.discountIds.has(id));
  return (
    isInScope(product, wishes) &&
    (!wishes.categoryIds || (product.categoryId !== null && wishes.categoryIds.includes(product.categoryId))) &&
    (!wishes.brandIds || (product.brandId !== null && wishes.brandIds.includes(product.brandId))) &&
    ((wishes.priceFrom === undefined && wishes.priceTo === undefined) ||
      product.stocks.some(({ price }) => price >= (wishes.priceFrom ?? 0) && price <= (wishes.priceTo ?? Infinity))) &&
    (!wishes.rating || (average >= wishes.rating.from && average <= wishes.rating.to)) &&
    (!wishes.isVegetarian || product.isVegetarian) &&
    (wishes.ordersFrom === undefined || product.ordersCount >= wishes.ordersFrom) &&
    (!wishes.hasBonus || hasBonus) && (!wishes.hasDiscount || hasDiscount) && (!wishes.hasDeals || hasBonus || hasDiscount)
  );
};

const isInScope = (product: ProductFacts, { shopId, shopIds, dietary }: SearchScope): boolean =>
  (shopId === undefined || product.shopId === shopId) &&
  (!shopIds || shopIds.has(product.shopId)) &&
  (!dietary || product.stocks.some(({ mandatory }) => suitabilityOf([product.dietary, ...mandatory], dietary) === 'suitable'));

const titleWords = ({ texts }: ProductFacts): readonly string[] => Object.values(texts).flatMap(({ title = '' }) => foldedWords(title));
const allWords = (product: ProductFacts): readonly string[] => [
  ...titleWords(product), ...Object.values(product.texts).flatMap(({ description = '' }) => foldedWords(description)), ...foldedWords(product.keywords ?? ''),
];

type Compare = (left: ProductFacts, right: ProductFacts) => number;
const byPopularity: Compare = (left, right) => right.ordersCount - left.ordersCount || left.id - right.id;
const by = (numberOf: (product: ProductFacts) => number): Compare => (left, right) => numberOf(left) - numberOf(right);
const then = (...compares: readonly Compare[]): Compare => (left, right) => compares.reduce((order, compare) => order || compare(left, right), 0);
const reverse = (compare: Compare): Compare => (left, right) => compare(right, left);

const byId = by(({ id }) => id);
const byPrice = by(({ stocks: [stock] }) => stock?.price ?? 0);
const byAge = then(by(({ createdAt }) => createdAt), byId);
const byOrders = by(({ ordersCount }) => ordersCount);
const byRating = by(({ stars }) => starsAverage(stars));
const NAMED = {
  new: reverse(byAge), old: byAge, best_sale: reverse(byOrders), low_sale: byOrders, high_rating: reverse(byRating), low_rating: byRating, price_asc: byPrice, price_desc: reverse(byPrice),
};
const COLUMNS: Readonly<Record<string, Compare>> = { created_at: byAge, price: byPrice, input: by(({ position }) => position), orders_count: byOrders, rating_percent: byRating };

const orderOf = ({ order, column, sort }: ProductWishes): Compare => {
  const basic = then(COLUMNS[column] ?? byId, byId);
  const directed = sort === 'asc' ? basic : reverse(basic);
  return order ? then(NAMED[order], directed) : directed;
};
