import { suitabilityOf, type DietaryWishes } from '@domain/dietary/index.ts';
import { isGiven, isRunning } from './market-day.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ShopRecord } from './shop-record.ts';

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

/** 8.7: the product and all that comes with some stock of it are declared and suit. */
export const isSuitable = ({ dietary, stocks }: Pick<ProductFacts, 'dietary' | 'stocks'>, wishes: DietaryWishes): boolean =>
  stocks.some(({ mandatory }) => suitabilityOf([dietary, ...mandatory], wishes) === 'suitable');

/** By what products are ordered, most weighty first; 1 is ascending. */
export type Ordering = readonly { readonly by: 'id' | 'price' | 'created' | 'position' | 'orders' | 'rating'; readonly direction: 1 | -1 }[];

const up = (...by: readonly Ordering[number]['by'][]): Ordering => by.map((each) => ({ by: each, direction: 1 }));
const down = (...by: readonly Ordering[number]['by'][]): Ordering => by.map((each) => ({ by: each, direction: -1 }));
const NAMED: Readonly<Record<ProductOrder, Ordering>> = {
  new: down('created', 'id'), old: up('created', 'id'), best_sale: down('orders'), low_sale: up('orders'), high_rating: down('rating'), low_rating: up('rating'),
  price_asc: up('price'), price_desc: down('price'),
};
const COLUMNS: Readonly<Record<string, readonly Ordering[number]['by'][]>> = {
  created_at: ['created'], price: ['price'], input: ['position'], orders_count: ['orders'], rating_percent: ['rating'],
};

/** An unknown column is the id (contract 1.4); the id decides between equals. */
export const productOrdering = ({ order, column, sort }: Pick<ProductWishes, 'order' | 'column' | 'sort'>): Ordering => {
  const columns = [...((Object.hasOwn(COLUMNS, column) ? COLUMNS[column] : undefined) ?? []), 'id'] as const;
  return [...(order ? NAMED[order] : []), ...(sort === 'asc' ? up(...columns) : down(...columns))];
};

/** What a shop reduces and gives today. */
export const dealsOf = (shop: ShopRecord, today: string): TodaysDeals => ({
  discountIds: new Set(shop.discounts.filter((discount) => isRunning(discount, today)).map(({ id }) => id)),
  bonusStockIds: new Set(shop.bonuses.filter((bonus) => isGiven(bonus, today)).map(({ stockId }) => stockId)),
});
