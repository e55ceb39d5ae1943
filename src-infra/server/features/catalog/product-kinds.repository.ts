import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { ProductFacts } from './product-facts.ts';

type KindIds = { readonly shop_id: number; readonly category_id: number | null; readonly brand_id: number | null };

/**
 * Reads the titles of categories, brands and shops, by which products are found too, and which categories hold drinks.
 */
export const readProductKinds = async (
  { database }: Store,
  products: readonly KindIds[],
): Promise<(product: KindIds) => Pick<ProductFacts, 'category' | 'brand' | 'shop' | 'isDrink'>> => {
  const ids = (key: keyof KindIds): readonly number[] => [
    ...new Set(products.flatMap((product) => product[key] ?? [])),
  ];
  const categories = await database
    .selectFrom('categories')
    .where(sql<boolean>`id = any(${ids('category_id')})`)
    .select(['id', 'texts', 'drinks'])
    .execute();
  const brands = await database
    .selectFrom('brands')
    .where(sql<boolean>`id = any(${ids('brand_id')})`)
    .select(['id', 'title'])
    .execute();
  const shops = await database
    .selectFrom('shops')
    .where(sql<boolean>`id = any(${ids('shop_id')})`)
    .select(['id', 'texts'])
    .execute();
  const titlesOf = new Map(categories.map(({ id, texts }) => [id, texts]));
  const drinks = new Set(categories.filter((each) => each.drinks).map(({ id }) => id));
  const brandOf = new Map(brands.map(({ id, title }) => [id, title]));
  const shopOf = new Map(shops.map(({ id, texts }) => [id, texts]));
  return ({ shop_id, category_id, brand_id }) => ({
    category: titlesOf.get(category_id ?? 0) ?? {},
    isDrink: drinks.has(category_id ?? 0),
    brand: brandOf.get(brand_id ?? 0),
    shop: shopOf.get(shop_id) ?? {},
  });
};
