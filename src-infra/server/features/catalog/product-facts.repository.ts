import { sql } from 'kysely';
import type { Allergen, Diet, DietaryDeclaration } from '@domain/dietary/index.ts';
import type { ProductFacts, StockFacts } from './index.ts';
import type { Store } from '../../store/store.ts';
import { readProductKinds } from './product-kinds.repository.ts';
import type { ProductFactsReader, FactsFilter } from './catalog.ports.ts';

/** Published products of approved shops, add-ons included. */
const sold = ({ database }: Store) =>
  database
    .selectFrom('products')
    .innerJoin('shops', 'shops.id', 'products.shop_id')
    .where('shops.status', '=', 'approved')
    .where('shops.deleted_at', 'is', null)
    .where('products.active', '=', true)
    .where('products.status', '=', 'published')
    .where('products.deleted_at', 'is', null);

export const createProductFactsRepository = (store: Store): ProductFactsReader => ({
  popularity: async () => {
    const rows = await sold(store)
      .where('products.addon', '=', false)
      .select(['products.id', 'products.orders_count'])
      .orderBy('products.orders_count', 'desc')
      .orderBy('products.id')
      .execute();
    return {
      ids: Int32Array.from(rows, ({ id }) => id),
      orders: Int32Array.from(rows, ({ orders_count }) => orders_count),
    };
  },

  facts: (filter) => readProductFacts(store, filter),

  place: async (key) => {
    const isId = /^\d{1,9}$/.test(key);
    if (!isId && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)) return undefined;
    return sold(store)
      .where('products.addon', '=', false)
      .$if(isId, (query) => query.where('products.id', '=', Number(key)))
      .$if(!isId, (query) => query.where('products.uuid', '=', key.toLowerCase()))
      .select(['products.id', 'products.shop_id as shopId'])
      .executeTakeFirst();
  },

  soldOut: (shopIds) =>
    sold(store)
      .where('products.addon', '=', false)
      .$if(shopIds !== undefined, (query) => query.where(sql<boolean>`products.shop_id = any(${shopIds})`))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('stocks')
              .whereRef('stocks.product_id', '=', 'products.id')
              .where('stocks.deleted_at', 'is', null)
              .where('stocks.quantity', '>', 0)
              .select('stocks.id'),
          ),
        ),
      )
      .select(['products.id', 'products.shop_id as shopId'])
      .execute(),
});

const readProductFacts = async (store: Store, wanted: FactsFilter): Promise<readonly ProductFacts[]> => {
  const isWanted =
    'shopIds' in wanted
      ? sql<boolean>`products.shop_id = any(${wanted.shopIds})`
      : sql<boolean>`products.id = any(${wanted.ids})`;
  const products = await sold(store)
    .where(isWanted)
    .where('products.addon', '=', false)
    .select([
      'products.id',
      'products.uuid',
      'products.shop_id',
      'products.category_id',
      'products.brand_id',
      'products.vegetarian',
      'products.input',
      'products.keywords',
      'products.orders_count',
      'products.rating_counts',
      'products.texts',
      'products.dietary_declared',
      'products.allergens',
      'products.may_contain',
      'products.diets',
      'products.created_at',
    ])
    .orderBy('products.id')
    .execute();
  const ids = products.map(({ id }) => id);
  const stocks = await store.database
    .selectFrom('stocks')
    .where(sql<boolean>`stocks.product_id = any(${ids})`)
    .where('stocks.deleted_at', 'is', null)
    .select(['stocks.id', 'stocks.product_id', 'stocks.price'])
    .orderBy('stocks.product_id')
    .orderBy('stocks.position')
    .execute();
  const mandatory = await store.database
    .selectFrom('stocks')
    .innerJoin('stock_addons', 'stock_addons.stock_id', 'stocks.id')
    .innerJoin('products as addon', 'addon.id', 'stock_addons.addon_id')
    .where(sql<boolean>`stocks.product_id = any(${ids})`)
    .where('stock_addons.mandatory', '=', true)
    .select([
      'stock_addons.stock_id',
      'addon.dietary_declared',
      'addon.allergens',
      'addon.may_contain',
      'addon.diets',
      'addon.active',
      'addon.status',
      'addon.deleted_at',
    ])
    .execute();
  const discounts = await store.database
    .selectFrom('discount_products')
    .where(sql<boolean>`product_id = any(${ids})`)
    .select(['product_id', 'discount_id'])
    .execute();

  const kindsOf = await readProductKinds(store, products);

  const discountsOf = new Map<number, number[]>();
  for (const { product_id, discount_id } of discounts) put(discountsOf, product_id, discount_id);
  const withStock = new Map<number, (DietaryDeclaration | undefined)[]>();
  for (const row of mandatory)
    put(
      withStock,
      row.stock_id,
      row.active && row.status === 'published' && row.deleted_at === null ? declarationOf(row) : undefined,
    );
  const stocksOf = new Map<number, StockFacts[]>();
  for (const { id, product_id, price } of stocks)
    put(stocksOf, product_id, { id, price, mandatory: withStock.get(id) ?? [] });
  return products.map((row) => ({
    id: row.id,
    uuid: row.uuid,
    shopId: row.shop_id,
    categoryId: row.category_id,
    brandId: row.brand_id,
    isVegetarian: row.vegetarian,
    position: row.input,
    keywords: row.keywords,
    ordersCount: row.orders_count,
    stars: row.rating_counts,
    texts: row.texts,
    ...kindsOf(row),
    dietary: declarationOf(row),
    stocks: stocksOf.get(row.id) ?? [],
    discountIds: discountsOf.get(row.id) ?? [],
    createdAt: row.created_at,
  }));
};

const put = <Value>(groups: Map<number, Value[]>, key: number, value: Value): void => {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
};

type DietaryRow = {
  readonly dietary_declared: boolean;
  readonly allergens: readonly string[];
  readonly may_contain: readonly string[];
  readonly diets: readonly string[];
};
const declarationOf = (row: DietaryRow): DietaryDeclaration | undefined =>
  row.dietary_declared
    ? { contains: row.allergens as Allergen[], mayContain: row.may_contain as Allergen[], diets: row.diets as Diet[] }
    : undefined;
