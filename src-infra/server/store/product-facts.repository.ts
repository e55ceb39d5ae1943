import type { Allergen, Diet, DietaryDeclaration } from '@domain/dietary/index.ts';
import type { ProductFacts, StockFacts } from '../catalog/index.ts';
import type { Store } from './store.ts';

/** Reads what lists of products filter and order by: of every published product of approved shops, or of these shops. */
export const readProductFacts = async (store: Store, shopIds?: readonly number[]): Promise<readonly ProductFacts[]> => {
  const { database } = store;
  const ofShops = database
    .selectFrom('products').innerJoin('shops', 'shops.id', 'products.shop_id')
    .where('shops.status', '=', 'approved').where('shops.deleted_at', 'is', null)
    .where('products.active', '=', true).where('products.status', '=', 'published').where('products.deleted_at', 'is', null)
    .$if(shopIds !== undefined, (query) => query.where('products.shop_id', 'in', [...(shopIds ?? [])]));
  const products = await ofShops
    .select([
      'products.id', 'products.uuid', 'products.shop_id', 'products.category_id', 'products.brand_id', 'products.addon', 'products.vegetarian', 'products.input',
      'products.keywords', 'products.orders_count', 'products.rating_counts', 'products.texts', 'products.dietary_declared', 'products.allergens',
      'products.may_contain', 'products.diets', 'products.created_at',
    ]).orderBy('products.id').execute();
  const stocks = await ofShops
    .innerJoin('stocks', 'stocks.product_id', 'products.id').where('stocks.deleted_at', 'is', null)
    .select(['stocks.id', 'stocks.product_id', 'stocks.price']).orderBy('stocks.product_id').orderBy('stocks.position').execute();
  const mandatory = await ofShops
    .innerJoin('stocks', 'stocks.product_id', 'products.id').innerJoin('stock_addons', 'stock_addons.stock_id', 'stocks.id')
    .where('stock_addons.mandatory', '=', true).select(['stock_addons.stock_id', 'stock_addons.addon_id']).execute();
  const discounts = await ofShops
    .innerJoin('discount_products', 'discount_products.product_id', 'products.id').select(['products.id', 'discount_products.discount_id']).execute();

  const discountsOf = new Map<number, number[]>();
  for (const { id, discount_id } of discounts) discountsOf.set(id, [...(discountsOf.get(id) ?? []), discount_id]);
  const dietary = new Map(products.map((row) => [row.id, declarationOf(row)]));
  const withStock = new Map<number, (DietaryDeclaration | undefined)[]>();
  for (const { stock_id, addon_id } of mandatory) withStock.set(stock_id, [...(withStock.get(stock_id) ?? []), dietary.get(addon_id)]);
  const stocksOf = new Map<number, StockFacts[]>();
  for (const { id, product_id, price } of stocks) {
    const known = stocksOf.get(product_id) ?? [];
    stocksOf.set(product_id, known);
    known.push({ id, price, mandatory: withStock.get(id) ?? [] });
  }
  return products.filter(({ addon }) => !addon).map((row) => ({
    id: row.id, uuid: row.uuid, shopId: row.shop_id, categoryId: row.category_id, brandId: row.brand_id, isVegetarian: row.vegetarian, position: row.input,
    keywords: row.keywords, ordersCount: row.orders_count, stars: row.rating_counts, texts: row.texts,
    dietary: dietary.get(row.id), stocks: stocksOf.get(row.id) ?? [], discountIds: discountsOf.get(row.id) ?? [], createdAt: row.created_at,
  }));
};

type DietaryRow = {
  readonly dietary_declared: boolean; readonly allergens: readonly string[]; readonly may_contain: readonly string[]; readonly diets: readonly string[];
};
const declarationOf = (row: DietaryRow): DietaryDeclaration | undefined =>
  row.dietary_declared
    ? { contains: row.allergens as Allergen[], mayContain: row.may_contain as Allergen[], diets: row.diets as Diet[] }
    : undefined;
