import { decimal } from '@domain/pricing/index.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Allergen, Diet } from '@domain/dietary/index.ts';
import type { AddonRecord, BonusRecord, DiscountRecord, ExtraRecord, ProductRecord, ShopCatalogue, StockRecord } from '../catalog/index.ts';
import { readRecipeRules } from './recipes.repository.ts';
import { toBonus, toDiscount } from './shops.repository.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

export type CatalogueVersion = { readonly version: number; readonly goodsVersion: number };

/** Goes up with every change to what a shop sells (`catalogueChanged`). */
export const readCatalogueVersion = async (store: Store, shopId: number): Promise<CatalogueVersion> =>
  (await store.database
    .selectFrom('catalogue_versions').select(['version', 'goods as goodsVersion']).where('shop_id', '=', shopId).executeTakeFirst()) ?? { version: 0, goodsVersion: 0 };

/** Reads all that a shop sells. Scale is that of the base currency. */
export const readCatalogue = async (store: Store, shopId: number, scale: number): Promise<ShopCatalogue> => {
  const { version, goodsVersion } = await readCatalogueVersion(store, shopId);
  const productById = await readProducts(store, sql<boolean>`shop_id = ${shopId}`, scale);
  const all = [...productById.values()];
  return {
    shopId, version, goodsVersion, products: all.filter(({ isAddon }) => !isAddon), productById, stockById: stocksOf(all), recipes: await readRecipeRules(store, shopId, scale),
  };
};

/** How many pieces there are of what a shop sells, and how often it was ordered. */
export type Supplies = CatalogueVersion & { readonly quantities: ReadonlyMap<number, number>; readonly orders: ReadonlyMap<number, number> };

export const readSupplies = async (store: Store, shopId: number): Promise<Supplies> => {
  const version = await readCatalogueVersion(store, shopId);
  const rows = await store.database
    .selectFrom('products').innerJoin('stocks', 'stocks.product_id', 'products.id').where('products.shop_id', '=', shopId)
    .select(['products.id', 'products.orders_count', 'stocks.id as stock_id', 'stocks.quantity']).execute();
  return { ...version, quantities: new Map(rows.map(({ stock_id, quantity }) => [stock_id, quantity])), orders: new Map(rows.map(({ id, orders_count }) => [id, orders_count])) };
};

/** Reads single products with their add-ons and what is given away with them. */
export const readGoods = async (store: Store, ids: readonly number[], scale: number): Promise<Pick<ShopCatalogue, 'productById' | 'stockById'>> => {
  const { rows } = await sql<{ readonly id: number }>`
    select unnest(${ids}::integer[]) as id
    union select addon_id from stocks join stock_addons on stock_id = stocks.id where product_id = any(${ids})
    union select given.product_id from stocks join bonuses on bonuses.stock_id = stocks.id join stocks given on given.id = bonus_stock_id
      where stocks.product_id = any(${ids})`.execute(store.database);
  const wanted = rows.map(({ id }) => id);
  const productById = await readProducts(store, sql<boolean>`id = any(${wanted})`, scale);
  return { productById, stockById: stocksOf([...productById.values()]) };
};

const stocksOf = (products: readonly ProductRecord[]): ReadonlyMap<number, StockRecord> =>
  new Map(products.flatMap(({ stocks }) => stocks).map((stock) => [stock.id, stock]));

/** Of the wanted products the published ones in the order of the menu, add-ons first. */
const readProducts = async ({ database }: Store, isWanted: RawBuilder<boolean>, scale: number): Promise<ReadonlyMap<number, ProductRecord>> => {
  const products = await database
    .selectFrom('products').selectAll().where(isWanted).where('active', '=', true).where('status', '=', 'published')
    .where('deleted_at', 'is', null).orderBy('input').orderBy('id').execute();
  const ids = products.map(({ id }) => id);
  const ofThem = (column: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(column)} = any(${ids})`;
  const stocks = await database
    .selectFrom('stocks').selectAll().where(ofThem('product_id')).where('deleted_at', 'is', null).orderBy('product_id').orderBy('position').execute();
  const stockIds = stocks.map(({ id }) => id);
  const ofStocks = (column: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(column)} = any(${stockIds})`;
  const extras = await database
    .selectFrom('stock_extras').innerJoin('extra_values as value', 'value.id', 'extra_value_id')
    .innerJoin('extra_groups as group', 'group.id', 'value.extra_group_id').where(ofStocks('stock_id'))
    .select([
      'stock_id', 'value.id', 'value.extra_group_id', 'value.value', 'value.texts', 'group.type as group_type', 'group.texts as group_texts',
    ]).orderBy('stock_id').orderBy('value.extra_group_id').execute();
  const addons = await database.selectFrom('stock_addons').selectAll().where(ofStocks('stock_id')).orderBy('id').execute();
  const discounts = await database
    .selectFrom('discounts').innerJoin('discount_products', 'discount_id', 'discounts.id').where(ofThem('discount_products.product_id'))
    .selectAll('discounts').select('discount_products.product_id').orderBy('discounts.id').execute();
  const bonuses = await database.selectFrom('bonuses').selectAll().where(ofStocks('stock_id')).where('type', '=', 'count').execute();
  const tags = await database.selectFrom('product_tags').selectAll().where(ofThem('product_id')).orderBy('tag_id').execute();
  return assemble({
    products,
    stocks: groupBy(stocks, (row) => row.product_id),
    extras: groupBy(extras, (row) => row.stock_id, toExtra),
    addons: groupBy(addons, (row) => row.stock_id),
    discounts: groupBy(discounts, (row) => row.product_id, (row) => toDiscount(row, scale)),
    bonuses: groupBy(bonuses, (row) => row.stock_id ?? 0, toBonus),
    tags: groupBy(tags, (row) => row.product_id, (row) => row.tag_id),
  });
};

type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
type Groups<Value> = ReadonlyMap<number, readonly Value[]>;
type Parts = {
  readonly products: readonly Row<'products'>[];
  readonly stocks: Groups<Row<'stocks'>>;
  readonly extras: Groups<ExtraRecord>;
  readonly addons: Groups<Row<'stock_addons'>>;
  readonly discounts: Groups<DiscountRecord>;
  readonly bonuses: Groups<BonusRecord>;
  readonly tags: Groups<number>;
};

const assemble = (parts: Parts): ReadonlyMap<number, ProductRecord> => {
  const productById = new Map<number, ProductRecord>();
  const build = (row: Row<'products'>): void => {
    const stocks = (parts.stocks.get(row.id) ?? []).map((stock) => toStock(stock, parts, productById));
    productById.set(row.id, toProduct(row, stocks, parts));
  };
  // Add-ons first: the stocks of other products point at them.
  for (const row of parts.products) if (row.addon) build(row);
  for (const row of parts.products) if (!row.addon) build(row);
  return productById;
};

const toStock = (row: Row<'stocks'>, parts: Parts, productById: ReadonlyMap<number, ProductRecord>): StockRecord => ({
  id: row.id, productId: row.product_id, sku: row.sku, price: row.price, quantity: row.quantity,
  extras: parts.extras.get(row.id) ?? [],
  addons: (parts.addons.get(row.id) ?? []).flatMap(({ id, stock_id, addon_id, mandatory }): AddonRecord[] => {
    const product = productById.get(addon_id);
    return product ? [{ id, stockId: stock_id, product, isMandatory: mandatory }] : [];
  }),
  bonus: parts.bonuses.get(row.id)?.[0],
});

const toProduct = (row: Row<'products'>, stocks: readonly StockRecord[], parts: Parts): ProductRecord => {
  const lists = { allergens: row.allergens as Allergen[], mayContain: row.may_contain as Allergen[], diets: row.diets as Diet[] };
  return {
    id: row.id, uuid: row.uuid, slug: row.slug, shopId: row.shop_id, categoryId: row.category_id, brandId: row.brand_id, unitId: row.unit_id,
    keywords: row.keywords, taxPercent: decimal(row.tax), isAddon: row.addon, isVegetarian: row.vegetarian, image: row.img,
    nutrition: { kcal: row.kcal, carbs: row.carbs, protein: row.protein, fats: row.fats },
    minQuantity: row.min_qty, maxQuantity: row.max_qty, interval: decimal(row.interval),
    content: row.net_amount === null || row.net_measure === null
      ? undefined
      : { amount: decimal(row.net_amount), measure: row.net_measure as 'g' | 'ml' | 'piece' },
    position: row.input, ordersCount: row.orders_count, stars: row.rating_counts, texts: row.texts, properties: row.properties,
    galleries: row.galleries, ...lists,
    dietary: row.dietary_declared ? { contains: lists.allergens, mayContain: lists.mayContain, diets: lists.diets } : undefined,
    tagIds: parts.tags.get(row.id) ?? [], discounts: parts.discounts.get(row.id) ?? [], stocks,
    createdAt: row.created_at, updatedAt: row.updated_at,
  };
};

type ExtraRow = Pick<Row<'extra_values'>, 'id' | 'extra_group_id' | 'value' | 'texts'> & {
  readonly group_type: string; readonly group_texts: ExtraRecord['groupTexts'];
};
const toExtra = (row: ExtraRow): ExtraRecord => ({
  id: row.id, groupId: row.extra_group_id, groupType: row.group_type as ExtraRecord['groupType'], groupTexts: row.group_texts,
  value: row.value, texts: row.texts,
});

function groupBy<Entry>(rows: readonly Entry[], keyOf: (row: Entry) => number): Groups<Entry>;
function groupBy<Entry, Value>(rows: readonly Entry[], keyOf: (row: Entry) => number, valueOf: (row: Entry) => Value): Groups<Value>;
function groupBy<Entry>(rows: readonly Entry[], keyOf: (row: Entry) => number, valueOf: (row: Entry) => unknown = (row) => row): Groups<unknown> {
  const groups = new Map<number, unknown[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(valueOf(row));
    else groups.set(keyOf(row), [valueOf(row)]);
  }
  return groups;
}
