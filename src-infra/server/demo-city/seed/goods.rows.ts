import type { RowSet, TableRow } from '../../foundation/base-data/index.ts';
import type { ShopEntry } from '../content/types.ts';
import type { AddonEntry, ItemEntry, ProductEntry, StockEntry } from '../content/menu-types.ts';
import { dishPicture } from '../pictures/index.ts';
import { addonColumns, dietaryColumns } from './product-columns.ts';
import { texts, type SeedContext } from './seed-context.ts';
import { numbered, uuidOf } from './stable-ids.ts';

/** Maps what a shop sells to its rows. */
export type GoodsIds = {
  readonly product: (shop: string, item: string) => number;
  /** The stock that determines the price. */
  readonly firstStock: (shop: string, item: string) => number;
};
type Sold = {
  readonly shop: ShopEntry;
  readonly product: ProductEntry;
  readonly section: string;
  readonly position: number;
};
type Offered = { readonly shop: ShopEntry; readonly addon: string };

const ADDON_SUPPLY = 500;

/** Products, add-ons and their stocks. */
export const goodsRows = (context: SeedContext): { readonly rows: RowSet; readonly ids: GoodsIds } => {
  const { city, shopId } = context;
  const items = new Map(city.items.map((item) => [item.slug, item]));
  const addons = new Map(city.addons.map((addon) => [addon.slug, addon]));
  const sectionId = numbered(
    [...city.categories, ...city.sections].map(({ slug }, index) =>
      index < city.categories.length ? `category ${slug}` : slug,
    ),
  );
  const brandId = numbered(city.brands.map(({ slug }) => slug));
  const unitId = numbered(city.units.map(({ slug }) => slug));
  const tagId = numbered(city.tags.map(({ slug }) => slug));
  const valueId = numbered(
    city.optionGroups.flatMap(({ slug, values }) => values.map((value) => `${slug}/${value.slug}`)),
  );

  const offered: readonly Offered[] = city.shops.flatMap((shop) =>
    [...new Set(shop.menu.flatMap(({ products }) => products.flatMap((product) => product.addons)))].map((addon) => ({
      shop,
      addon,
    })),
  );
  const sold: readonly Sold[] = city.shops.flatMap((shop) =>
    shop.menu.flatMap(({ section, products }, index) =>
      products.map((product, place) => ({ shop, product, section, position: index * 1000 + place + 1 })),
    ),
  );
  const addonKey = ({ shop, addon }: Offered): string => `${shop.slug}/+${addon}`;
  const productKey = ({ shop, product }: Pick<Sold, 'shop' | 'product'>): string => `${shop.slug}/${product.item}`;
  const productId = numbered([...offered.map(addonKey), ...sold.map(productKey)]);
  const stockKeys = [
    ...offered.map(addonKey),
    ...sold.flatMap((entry) => entry.product.stocks.map((_stock, place) => `${productKey(entry)}#${place}`)),
  ];
  const stockId = numbered(stockKeys);

  const itemOf = (slug: string): ItemEntry => items.get(slug) ?? missing('item', slug);
  const addonOf = (slug: string): AddonEntry => addons.get(slug) ?? missing('add-on', slug);
  const stocksOf = (entry: Sold) =>
    entry.product.stocks.map((stock, place) => ({ stock, place, id: stockId(`${productKey(entry)}#${place}`), entry }));
  const stocks = sold.flatMap(stocksOf);
  const stockRow = (
    id: number,
    product: number,
    shop: string,
    position: number,
    { price, quantity }: Pick<StockEntry, 'price' | 'quantity'>,
  ): TableRow<'stocks'> => ({
    id,
    product_id: product,
    sku: `T${shopId(shop)}-${id}`,
    price,
    quantity,
    position,
    deleted_at: null,
  });

  const rows: RowSet = [
    [
      'products',
      [
        ...offered.map((entry) => ({
          id: productId(addonKey(entry)),
          ...common(entry.shop, `addon-${entry.addon}`, context),
          ...addonColumns(addonOf(entry.addon)),
          category_id: null,
          brand_id: null,
          unit_id: null,
        })),
        ...sold.map((entry) => {
          const item = itemOf(entry.product.item);
          return {
            id: productId(productKey(entry)),
            ...common(entry.shop, item.slug, context),
            ...soldProduct(entry, item),
            boxes: boxesOf(entry, city),
            category_id: sectionId(entry.section),
            brand_id: item.brand === undefined ? null : brandId(item.brand),
            unit_id: unitId(item.unit),
          };
        }),
      ],
    ],
    [
      'product_tags',
      sold.flatMap((entry) =>
        [...new Set(itemOf(entry.product.item).tags)].map((tag) => ({
          product_id: productId(productKey(entry)),
          tag_id: tagId(tag),
        })),
      ),
    ],
    [
      'stocks',
      [
        ...offered.map((entry) =>
          stockRow(stockId(addonKey(entry)), productId(addonKey(entry)), entry.shop.slug, 1, {
            price: addonOf(entry.addon).price,
            quantity: ADDON_SUPPLY,
          }),
        ),
        ...stocks.map(({ id, entry, place, stock }) =>
          stockRow(id, productId(productKey(entry)), entry.shop.slug, place + 1, stock),
        ),
      ],
    ],
    [
      'stock_extras',
      stocks.flatMap(({ id, stock }) =>
        stock.choices.map(({ group, value }) => ({ stock_id: id, extra_value_id: valueId(`${group}/${value}`) })),
      ),
    ],
    [
      'stock_addons',
      stocks
        .flatMap(({ id, entry }) =>
          entry.product.addons.map((addon) => ({
            stock_id: id,
            addon_id: productId(addonKey({ shop: entry.shop, addon })),
            mandatory: addonOf(addon).isMandatory,
          })),
        )
        .map((row, index) => ({ id: index + 1, ...row })),
    ],
  ];
  return {
    rows,
    ids: {
      product: (shop, item) => productId(`${shop}/${item}`),
      firstStock: (shop, item) => stockId(`${shop}/${item}#0`),
    },
  };
};

const missing = (kind: string, slug: string): never => {
  throw new TypeError(`The city sells the ${kind} "${slug}", which it does not have`);
};

const common = (shop: ShopEntry, slug: string, { shopId, daysAgo, now }: SeedContext) => ({
  uuid: uuidOf(`product ${shop.slug}/${slug}`),
  slug,
  shop_id: shopId(shop.slug),
  keywords: null,
  status: 'published',
  active: true,
  carbs: null,
  protein: null,
  fats: null,
  rating_counts: [0, 0, 0, 0, 0] as const,
  properties: [],
  galleries: [],
  created_at: daysAgo(shop.joinedDaysAgo),
  updated_at: now,
  deleted_at: null,
});

const soldProduct = ({ shop, product, position }: Sold, item: ItemEntry) => ({
  tax: String(item.tax ?? 0),
  addon: false,
  img: dishPicture(item.motif),
  galleries: (item.parts ?? []).map(dishPicture),
  kcal: item.kcal === undefined ? null : String(item.kcal),
  min_qty: product.minQty,
  max_qty: product.maxQty,
  interval: String(item.interval),
  net_amount: item.content === undefined ? null : String(item.content.amount),
  net_measure: item.content?.measure ?? null,
  input: position,
  orders_count: ordersOf(shop, product),
  texts: texts({ title: product.title, description: product.description }),
  ...dietaryColumns(product.dietary ?? item.dietary),
});

/** Dishes of restaurants come in a box of their own, drinks in none. */
const boxesOf = ({ shop, section }: Sold, { sections }: SeedContext['city']): number =>
  shop.type === 'restaurant' && sections.find(({ slug }) => slug === section)?.isDrinks !== true ? 1 : 0;

/** The best ten products of a shop have most of its orders; the rest stay below the threshold of "recommended". */
const BESTSELLERS = 10;
const ordersOf = ({ ordersCount }: ShopEntry, { rank }: ProductEntry): number =>
  rank <= BESTSELLERS ? 2 + Math.round(ordersCount / (rank * 4)) : 1;
