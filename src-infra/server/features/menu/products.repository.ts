import { sql } from 'kysely';
import { followsDiet, type Allergen, type Diet } from '@domain/dietary/index.ts';
import { asJson } from '../../store/index.ts';
import { containsText } from '../../store/sql-parts.ts';
import type { Store } from '../../store/index.ts';
import type { Row } from '../../store/tables/index.ts';
import { readMenuStocks } from './menu-stocks.repository.ts';
import type { MenuFilter, MenuProduct, MenuProducts, MenuStock, ProductContent } from './menu.ports.ts';

/** Rows of `products` and `stocks`. */
export const createMenuProductRepository = (store: Store): MenuProducts => {
  const ofShop = (shopId: number) =>
    store.database.selectFrom('products').where('shop_id', '=', shopId).where('deleted_at', 'is', null);
  const wanted = (shopId: number, { search, show }: MenuFilter) =>
    ofShop(shopId)
      .$if(search !== '', (query) => query.where(hasTitle(search)))
      .$if(show === 'shown', (query) => query.where(IS_SHOWN))
      .$if(show === 'hidden', (query) => query.where(sql<boolean>`not ${IS_SHOWN}`))
      .$if(show === 'sold_out', (query) => query.where(IS_SOLD_OUT))
      .$if(show === 'extras', (query) => query.where('addon', '=', true));
  const withStocks = async (rows: readonly Row<'products'>[]): Promise<readonly MenuProduct[]> => {
    const stocks = await readMenuStocks(
      store,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toProduct(row, stocks.get(row.id) ?? []));
  };
  const find: MenuProducts['find'] = async (shopId, id) =>
    (await withStocks(await ofShop(shopId).where('id', '=', id).selectAll().execute()))[0];

  return {
    find,

    list: async (shopId, filter) => {
      const rows = await wanted(shopId, filter)
        .selectAll()
        .orderBy('addon')
        .orderBy('input')
        .orderBy('id')
        .offset(filter.offset)
        .limit(filter.limit)
        .execute();
      const { total } = await wanted(shopId, filter)
        .select((at) => at.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { items: await withStocks(rows), total };
    },

    // Stocks in the order in which orders lock them; read again once nobody else changes them.
    lock: async (shopId, id) => {
      const locked = await ofShop(shopId).where('id', '=', id).select('id').forUpdate().executeTakeFirst();
      if (!locked) return undefined;
      await store.database
        .selectFrom('stocks')
        .select('id')
        .where('product_id', '=', id)
        .orderBy('id')
        .forUpdate()
        .execute();
      return find(shopId, id);
    },

    insert: async (shopId, { uuid, slug, isShown, price, quantity, ...content }, at) => {
      const last = await ofShop(shopId)
        .select((row) => row.fn.max('input').as('input'))
        .executeTakeFirst();
      const { id } = await store.database
        .insertInto('products')
        .values({
          ...columnsOf(content),
          uuid,
          slug,
          shop_id: shopId,
          brand_id: null,
          unit_id: null,
          keywords: null,
          status: 'published',
          active: isShown,
          addon: false,
          net_amount: null,
          net_measure: null,
          input: (last?.input ?? 0) + 1,
          orders_count: 0,
          rating_counts: '[0,0,0,0,0]',
          properties: '[]',
          galleries: '[]',
          created_at: at,
          updated_at: at,
          deleted_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await store.database
        .insertInto('stocks')
        .values({ product_id: id, sku: null, price, quantity, position: 1, deleted_at: null })
        .execute();
      return id;
    },

    update: async (id, content, at) =>
      void (await store.database
        .updateTable('products')
        .set({ ...columnsOf(content), updated_at: at })
        .where('id', '=', id)
        .execute()),

    setShown: async (id, isShown, at) =>
      void (await store.database
        .updateTable('products')
        .set({ active: isShown, ...(isShown && { status: 'published' }), updated_at: at })
        .where('id', '=', id)
        .execute()),

    setStock: async (id, { price, quantity, pause }) =>
      void (await store.database
        .updateTable('stocks')
        .set({ price, quantity, kept_quantity: pause?.kept ?? null, sold_out_until: pause?.until ?? null })
        .where('id', '=', id)
        .execute()),

    remove: async (id, at) =>
      void (await store.database
        .updateTable('products')
        .set({ deleted_at: at, updated_at: at })
        .where('id', '=', id)
        .execute()),

    lockOrder: async (shopId) =>
      (
        await ofShop(shopId)
          .where('addon', '=', false)
          .select(['id', 'category_id'])
          .orderBy('input')
          .orderBy('id')
          .forUpdate()
          .execute()
      ).map(({ id, category_id: category }) => ({ id, category: category ?? undefined })),

    setOrder: async (ids) =>
      void (await sql`
        update products set input = place.number
        from unnest(${ids}::integer[]) with ordinality as place (id, number)
        where products.id = place.id and products.input <> place.number`.execute(store.database)),

    timeZoneOf: async (shopId) =>
      (
        await store.database
          .selectFrom('shops')
          .select('timezone')
          .where('id', '=', shopId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      )?.timezone,

    over: async (now) =>
      store.database
        .selectFrom('stocks')
        .innerJoin('products', 'products.id', 'product_id')
        .select(['stocks.id as stockId', 'product_id as productId', 'shop_id as shopId'])
        .where('sold_out_until', '<=', now)
        .where('stocks.deleted_at', 'is', null)
        .where('products.deleted_at', 'is', null)
        .orderBy('stocks.id')
        .limit(500)
        .execute(),
  };
};

const IS_SHOWN = sql<boolean>`(active and status = 'published')`;
const IS_SOLD_OUT = sql<boolean>`not exists (select 1 from stocks
  where stocks.product_id = products.id and stocks.deleted_at is null and stocks.quantity > 0)`;
const hasTitle = (search: string) =>
  sql<boolean>`exists (select 1 from jsonb_each(products.texts) t
    where ${containsText(sql`coalesce(t.value ->> 'title', '')`, search)})`;

const columnsOf = ({
  categoryId,
  texts,
  image,
  tax,
  nutrition,
  min,
  max,
  interval,
  boxes,
  dietary,
}: ProductContent) => ({
  category_id: categoryId,
  texts: asJson(texts),
  img: image,
  tax,
  kcal: nutrition.kcal,
  carbs: nutrition.carbs,
  protein: nutrition.protein,
  fats: nutrition.fats,
  min_qty: min,
  max_qty: max,
  interval,
  boxes,
  vegetarian: followsDiet(dietary?.diets ?? [], 'vegetarian'),
  dietary_declared: dietary !== undefined,
  allergens: [...(dietary?.contains ?? [])],
  may_contain: [...(dietary?.mayContain ?? [])],
  diets: [...(dietary?.diets ?? [])],
});

const toProduct = (row: Row<'products'>, stocks: readonly MenuStock[]): MenuProduct => ({
  id: row.id,
  uuid: row.uuid,
  shopId: row.shop_id,
  categoryId: row.category_id,
  texts: row.texts,
  image: row.img,
  tax: row.tax,
  nutrition: { kcal: row.kcal, carbs: row.carbs, protein: row.protein, fats: row.fats },
  min: row.min_qty,
  max: row.max_qty,
  interval: row.interval,
  boxes: row.boxes,
  isShown: row.active && row.status === 'published',
  isExtra: row.addon,
  dietary: row.dietary_declared
    ? {
        contains: row.allergens as Allergen[],
        mayContain: row.may_contain as Allergen[],
        diets: row.diets as Diet[],
      }
    : undefined,
  stocks,
});
