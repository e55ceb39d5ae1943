import { sql, type RawBuilder } from 'kysely';
import type { ProductRecord, Recipes, StockRecord } from './index.ts';
import { toBonus, toDiscount } from './shops.repository.ts';
import type { Store } from '../../store/store.ts';
import type { Goods, CatalogueVersion } from './catalog.ports.ts';
import { assemble, groupBy, toExtra } from './product-rows.ts';

/** Rows of `products`, `stocks` and what belongs to them. */
export const createGoodsRepository = (store: Store, recipes: Recipes): Goods => {
  const version = async (shopId: number): Promise<CatalogueVersion> =>
    (await store.database
      .selectFrom('catalogue_versions')
      .select(['version', 'goods as goodsVersion'])
      .where('shop_id', '=', shopId)
      .executeTakeFirst()) ?? { version: 0, goodsVersion: 0 };

  return {
    version,

    catalogue: async (shopId, scale) => {
      const known = await version(shopId);
      const productById = await readProducts(store, sql<boolean>`shop_id = ${shopId}`, scale);
      const all = [...productById.values()];
      return {
        shopId,
        ...known,
        products: all.filter(({ isAddon }) => !isAddon),
        productById,
        stockById: stocksOf(all),
        recipes: await recipes.rules(shopId, scale),
      };
    },

    stockLevels: async (shopId) => {
      const known = await version(shopId);
      const rows = await store.database
        .selectFrom('products')
        .innerJoin('stocks', 'stocks.product_id', 'products.id')
        .where('products.shop_id', '=', shopId)
        .select(['products.id', 'products.orders_count', 'stocks.id as stock_id', 'stocks.quantity'])
        .execute();
      return {
        ...known,
        quantities: new Map(rows.map(({ stock_id, quantity }) => [stock_id, quantity])),
        orders: new Map(rows.map(({ id, orders_count }) => [id, orders_count])),
      };
    },

    products: async (ids, scale) => {
      const { rows } = await sql<{ readonly id: number }>`
        select unnest(${ids}::integer[]) as id
        union select addon_id from stocks join stock_addons on stock_id = stocks.id where product_id = any(${ids})
        union select given.product_id from stocks
          join bonuses on bonuses.stock_id = stocks.id join stocks given on given.id = bonus_stock_id
          where stocks.product_id = any(${ids})`.execute(store.database);
      const wanted = rows.map(({ id }) => id);
      const productById = await readProducts(store, sql<boolean>`id = any(${wanted})`, scale);
      return { productById, stockById: stocksOf([...productById.values()]) };
    },
  };
};

const stocksOf = (products: readonly ProductRecord[]): ReadonlyMap<number, StockRecord> =>
  new Map(products.flatMap(({ stocks }) => stocks).map((stock) => [stock.id, stock]));

/** Reads the published ones of these products in menu order, add-ons first. */
const readProducts = async (
  { database }: Store,
  isWanted: RawBuilder<boolean>,
  scale: number,
): Promise<ReadonlyMap<number, ProductRecord>> => {
  const products = await database
    .selectFrom('products')
    .selectAll()
    .where(isWanted)
    .where('active', '=', true)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .orderBy('input')
    .orderBy('id')
    .execute();
  const ids = products.map(({ id }) => id);
  const ofThem = (column: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(column)} = any(${ids})`;
  const stocks = await database
    .selectFrom('stocks')
    .selectAll()
    .where(ofThem('product_id'))
    .where('deleted_at', 'is', null)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const stockIds = stocks.map(({ id }) => id);
  const ofStocks = (column: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(column)} = any(${stockIds})`;
  const extras = await database
    .selectFrom('stock_extras')
    .innerJoin('extra_values as value', 'value.id', 'extra_value_id')
    .innerJoin('extra_groups as group', 'group.id', 'value.extra_group_id')
    .where(ofStocks('stock_id'))
    .select([
      'stock_id',
      'value.id',
      'value.extra_group_id',
      'value.value',
      'value.texts',
      'group.type as group_type',
      'group.texts as group_texts',
    ])
    .orderBy('stock_id')
    .orderBy('value.extra_group_id')
    .execute();
  const addons = await database
    .selectFrom('stock_addons')
    .selectAll()
    .where(ofStocks('stock_id'))
    .orderBy('id')
    .execute();
  const discounts = await database
    .selectFrom('discounts')
    .innerJoin('discount_products', 'discount_id', 'discounts.id')
    .where(ofThem('discount_products.product_id'))
    .selectAll('discounts')
    .select('discount_products.product_id')
    .orderBy('discounts.id')
    .execute();
  const bonuses = await database
    .selectFrom('bonuses')
    .selectAll()
    .where(ofStocks('stock_id'))
    .where('type', '=', 'count')
    .execute();
  const tags = await database
    .selectFrom('product_tags')
    .selectAll()
    .where(ofThem('product_id'))
    .orderBy('tag_id')
    .execute();
  return assemble({
    products,
    stocks: groupBy(stocks, (row) => row.product_id),
    extras: groupBy(extras, (row) => row.stock_id, toExtra),
    addons: groupBy(addons, (row) => row.stock_id),
    discounts: groupBy(
      discounts,
      (row) => row.product_id,
      (row) => toDiscount(row, scale),
    ),
    bonuses: groupBy(bonuses, (row) => row.stock_id ?? 0, toBonus),
    tags: groupBy(
      tags,
      (row) => row.product_id,
      (row) => row.tag_id,
    ),
  });
};
