import { suitsNeeds } from '@domain/catalog/index.ts';
import type { DietaryNeeds } from '@domain/dietary/index.ts';
import { isBonusRunning, isRunning } from './shop-day.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ShopRecord } from './shop-record.ts';

export type ProductOrder =
  | 'new'
  | 'old'
  | 'best_sale'
  | 'low_sale'
  | 'high_rating'
  | 'low_rating'
  | 'price_asc'
  | 'price_desc';
/** Filters and order of a product list; absent members do not apply (contract 3.4). */
export type ProductCriteria = {
  readonly shopId?: number;
  readonly categoryIds?: readonly number[];
  readonly brandIds?: readonly number[];
  /** The price of any stock, in minor units of the base currency. */
  readonly priceFrom?: number;
  readonly priceTo?: number;
  readonly rating?: { readonly from: number; readonly to: number };
  readonly isVegetarian?: boolean;
  readonly hasBonus?: boolean;
  readonly hasDiscount?: boolean;
  readonly hasDeals?: boolean;
  readonly dietary?: DietaryNeeds;
  /** The reader's language, in which a term is looked up. */
  readonly locale?: string;
  /** In at least so many orders. */
  readonly ordersFrom?: number;
  readonly order?: ProductOrder;
  readonly column: string;
  readonly sort: 'asc' | 'desc';
};

export type TodaysDeals = {
  readonly discountIds: ReadonlySet<number>;
  readonly bonusStockIds: ReadonlySet<number | null>;
};

/** 8.7: returns whether the product and all mandatory add-ons of some stock are declared and suitable. */
export const isSuitable = (
  { dietary, stocks }: Pick<ProductFacts, 'dietary' | 'stocks'>,
  wanted: DietaryNeeds,
): boolean => suitsNeeds({ dietary, comesWith: stocks.map(({ mandatory }) => mandatory) }, wanted);

/** Sort keys of products, most significant first; 1 is ascending. */
export type Ordering = readonly {
  readonly by: 'id' | 'price' | 'created' | 'position' | 'orders' | 'rating';
  readonly direction: 1 | -1;
}[];

const up = (...by: readonly Ordering[number]['by'][]): Ordering => by.map((each) => ({ by: each, direction: 1 }));
const down = (...by: readonly Ordering[number]['by'][]): Ordering => by.map((each) => ({ by: each, direction: -1 }));
const NAMED: Readonly<Record<ProductOrder, Ordering>> = {
  new: down('created', 'id'),
  old: up('created', 'id'),
  best_sale: down('orders'),
  low_sale: up('orders'),
  high_rating: down('rating'),
  low_rating: up('rating'),
  price_asc: up('price'),
  price_desc: down('price'),
};
const COLUMNS: Readonly<Record<string, readonly Ordering[number]['by'][]>> = {
  created_at: ['created'],
  price: ['price'],
  input: ['position'],
  orders_count: ['orders'],
  rating_percent: ['rating'],
};

/** Falls back to the id for an unknown column (contract 1.4); ties are broken by id. */
export const productOrdering = ({
  order,
  column,
  sort,
}: Pick<ProductCriteria, 'order' | 'column' | 'sort'>): Ordering => {
  const columns = [...((Object.hasOwn(COLUMNS, column) ? COLUMNS[column] : undefined) ?? []), 'id'] as const;
  return [...(order ? NAMED[order] : []), ...(sort === 'asc' ? up(...columns) : down(...columns))];
};

/** Returns a shop's discounts and bonuses of today. */
export const dealsOf = (shop: ShopRecord, today: string): TodaysDeals => ({
  discountIds: new Set(shop.discounts.filter((discount) => isRunning(discount, today)).map(({ id }) => id)),
  bonusStockIds: new Set(shop.bonuses.filter((bonus) => isBonusRunning(bonus, today)).map(({ stockId }) => stockId)),
});
