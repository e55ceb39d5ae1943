import { suitabilityOf, type DietaryWishes } from '@domain/dietary/index.ts';
import { isGiven, isRunning } from './market-day.ts';
import type { ProductFacts } from './product-facts.ts';
import { starsAverage, type ShopRecord } from './shop-record.ts';

export type ProductOrder = 'new' | 'old' | 'best_sale' | 'low_sale' | 'high_rating' | 'low_rating' | 'price_asc' | 'price_desc';
/** What narrows and orders a list of products; what is absent does not (contract 3.4). */
export type ProductWishes = {
  readonly shopId?: number;
  readonly categoryIds?: readonly number[];
  readonly brandIds?: readonly number[];
  /** Of some stock; minor units of the base currency. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
  readonly rating?: { readonly from: number; readonly to: number };
  readonly isVegetarian?: boolean;
  readonly hasBonus?: boolean;
  readonly hasDiscount?: boolean;
  readonly hasDeals?: boolean;
  readonly dietary?: DietaryWishes;
  /** In at least so many orders. */
  readonly ordersFrom?: number;
  readonly order?: ProductOrder;
  readonly column: string;
  readonly sort: 'asc' | 'desc';
};

export type TodaysDeals = { readonly discountIds: ReadonlySet<number>; readonly bonusStockIds: ReadonlySet<number | null> };

export const productFulfils = (product: ProductFacts, wishes: ProductWishes, deals: (shopId: number) => TodaysDeals): boolean => {
  const { shopId, categoryIds, brandIds, priceFrom = 0, priceTo = Infinity, rating, dietary } = wishes;
  const isPriced = wishes.priceFrom === undefined && wishes.priceTo === undefined;
  const today = wishes.hasBonus || wishes.hasDiscount || wishes.hasDeals ? deals(product.shopId) : undefined;
  const hasBonus = product.stocks.some(({ id }) => today?.bonusStockIds.has(id));
  const hasDiscount = product.discountIds.some((id) => today?.discountIds.has(id));
  return (
    (shopId === undefined || product.shopId === shopId) &&
    (categoryIds === undefined || (product.categoryId !== null && categoryIds.includes(product.categoryId))) &&
    (brandIds === undefined || (product.brandId !== null && brandIds.includes(product.brandId))) &&
    (isPriced || product.stocks.some(({ price }) => price >= priceFrom && price <= priceTo)) &&
    (rating === undefined || (starsAverage(product.stars) >= rating.from && starsAverage(product.stars) <= rating.to)) &&
    (!wishes.isVegetarian || product.isVegetarian) &&
    (wishes.ordersFrom === undefined || product.ordersCount >= wishes.ordersFrom) &&
    (!wishes.hasBonus || hasBonus) &&
    (!wishes.hasDiscount || hasDiscount) &&
    (!wishes.hasDeals || hasBonus || hasDiscount) &&
    (dietary === undefined || isSuitable(product, dietary))
  );
};

/** 8.7: the product and all that comes with some stock of it are declared and suit. */
export const isSuitable = ({ dietary, stocks }: Pick<ProductFacts, 'dietary' | 'stocks'>, wishes: DietaryWishes): boolean =>
  stocks.some(({ mandatory }) => suitabilityOf([dietary, ...mandatory], wishes) === 'suitable');

type Compare = (left: ProductFacts, right: ProductFacts) => number;
const byNumber = (numberOf: (product: ProductFacts) => number): Compare => (left, right) => numberOf(left) - numberOf(right);
const then = (compare: Compare, next: Compare): Compare => (left, right) => compare(left, right) || next(left, right);
const reverse = (compare: Compare): Compare => (left, right) => compare(right, left);

const byId = byNumber(({ id }) => id);
const byPrice = byNumber(({ stocks: [stock] }) => stock?.price ?? 0);
const byAge = then(byNumber(({ createdAt }) => createdAt), byId);
const byOrders = byNumber(({ ordersCount }) => ordersCount);
const byRating = byNumber(({ stars }) => starsAverage(stars));
const NAMED: Readonly<Record<ProductOrder, Compare>> = {
  new: reverse(byAge), old: byAge, best_sale: reverse(byOrders), low_sale: byOrders, high_rating: reverse(byRating), low_rating: byRating,
  price_asc: byPrice, price_desc: reverse(byPrice),
};
const COLUMNS: Readonly<Record<string, Compare>> = {
  created_at: byAge, price: byPrice, input: byNumber(({ position }) => position), orders_count: byOrders, rating_percent: byRating,
};

/** An unknown column is the id (contract 1.4). */
export const productOrder = ({ order, column, sort }: Pick<ProductWishes, 'order' | 'column' | 'sort'>): Compare => {
  const byColumn = (Object.hasOwn(COLUMNS, column) ? COLUMNS[column] : undefined) ?? byId;
  const basic = then(byColumn, byId);
  const directed = sort === 'asc' ? basic : reverse(basic);
  return order ? then(NAMED[order], directed) : directed;
};

/** What a shop reduces and gives today. */
export const dealsOf = (shop: ShopRecord, today: string): TodaysDeals => ({
  discountIds: new Set(shop.discounts.filter((discount) => isRunning(discount, today)).map(({ id }) => id)),
  bonusStockIds: new Set(shop.bonuses.filter((bonus) => isGiven(bonus, today)).map(({ stockId }) => stockId)),
});
