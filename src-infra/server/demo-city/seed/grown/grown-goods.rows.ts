import type { AddonEntry, StockEntry } from '../../content/menu-types.ts';
import { dishPicture } from '../../pictures/index.ts';
import { addonColumns, dietaryColumns } from '../product-columns.ts';
import { texts, type SeedContext } from '../seed-context.ts';
import { uuidOf } from '../stable-ids.ts';
import { spread, type AddRow, type Lookups, type Numbering } from './grown-parts.ts';
import type { GrownProduct, GrownShop } from './grown-shop.ts';

const MAX_STOCKS = 2;
const ADDON_SUPPLY = 500;
const MIN_PRICE = 50;
const DISCOUNT_DAYS = 60;

/** The goods of a generated shop: products with up to two stocks, its add-ons, and one discount on a few of them. */
export const grownGoodsRows = (
  shop: GrownShop,
  shopId: number,
  context: SeedContext,
  next: Numbering,
  add: AddRow,
  lookups: Lookups,
): void => {
  const { number, like } = shop;
  const common = (key: string, slug: string) => ({
    uuid: uuidOf(`grown product ${number}/${key}`),
    slug,
    shop_id: shopId,
    keywords: null,
    status: 'published',
    active: true,
    carbs: null,
    protein: null,
    fats: null,
    properties: [],
    galleries: [],
    created_at: context.daysAgo(like.joinedDaysAgo),
    updated_at: context.now,
    deleted_at: null,
  });
  const addonIds = new Map<string, number>();
  for (const addon of new Set(shop.products.flatMap(({ addons }) => addons))) {
    const [id, stockId] = [next('products'), next('stocks')];
    addonIds.set(addon.slug, id);
    add('products', { id, ...common(`+${addon.slug}`, `addon-${addon.slug}`), ...grownAddonColumns(addon) });
    add('stocks', {
      id: stockId,
      product_id: id,
      sku: `T${shopId}-${stockId}`,
      price: addon.price,
      quantity: ADDON_SUPPLY,
      position: 1,
      deleted_at: null,
    });
  }

  const addonId = (slug: string): number => {
    const id = addonIds.get(slug);
    if (id === undefined) throw new TypeError(`The shop ${number} does not offer the add-on "${slug}"`);
    return id;
  };

  const discounted: number[] = [];
  shop.products.forEach((product, index) => {
    const id = next('products');
    if (product.discounted) discounted.push(id);
    add('products', {
      id,
      ...common(String(index), `${product.item.slug}-${index}`),
      ...productColumns(product, index, lookups),
    });
    for (const slug of new Set(product.item.tags)) add('product_tags', { product_id: id, tag_id: lookups.tag(slug) });
    firstStocks(product).forEach(({ price, quantity, choices }, place) => {
      const stockId = next('stocks');
      add('stocks', {
        id: stockId,
        product_id: id,
        sku: `T${shopId}-${stockId}`,
        price: Math.max(MIN_PRICE, price + product.cents),
        quantity,
        position: place + 1,
        deleted_at: null,
      });
      for (const { group, value } of choices)
        add('stock_extras', { stock_id: stockId, extra_value_id: lookups.value(`${group}/${value}`) });
      for (const { slug, isMandatory } of product.addons)
        add('stock_addons', {
          id: next('stock_addons'),
          stock_id: stockId,
          addon_id: addonId(slug),
          mandatory: isMandatory,
        });
    });
  });
  if (discounted.length === 0) return;
  const discountId = next('discounts');
  add('discounts', {
    id: discountId,
    shop_id: shopId,
    type: 'percent',
    percent: String(5 + (number % 4) * 5),
    amount: null,
    start_day: context.dayOf(like.slug, -2),
    end_day: context.dayOf(like.slug, DISCOUNT_DAYS),
    active: true,
    img: null,
  });
  for (const id of discounted) add('discount_products', { discount_id: discountId, product_id: id });
};

/** The values of the first option, with the usual one of any other. */
const firstStocks = ({ entry }: GrownProduct): readonly StockEntry[] => {
  const usual = new Map(entry.stocks[0]?.choices.slice(1).map(({ group, value }) => [group, value]));
  return entry.stocks
    .filter(({ choices }) => choices.slice(1).every(({ group, value }) => usual.get(group) === value))
    .slice(0, MAX_STOCKS);
};

const grownAddonColumns = (addon: AddonEntry) => ({
  category_id: null,
  brand_id: null,
  unit_id: null,
  rating_counts: spread(0, 0),
  ...addonColumns(addon),
});

const productColumns = (
  { entry, item, title, section, ordersCount, stars }: GrownProduct,
  index: number,
  { section: sections, brand, unit }: Lookups,
) => ({
  category_id: sections(section),
  brand_id: item.brand === undefined ? null : brand(item.brand),
  unit_id: unit(item.unit),
  tax: String(item.tax ?? 0),
  addon: false,
  img: dishPicture(item.motif),
  galleries: (item.parts ?? []).map(dishPicture),
  kcal: item.kcal === undefined ? null : String(item.kcal),
  min_qty: entry.minQty,
  max_qty: entry.maxQty,
  interval: String(item.interval),
  boxes: 0,
  net_amount: item.content === undefined ? null : String(item.content.amount),
  net_measure: item.content?.measure ?? null,
  input: index + 1,
  orders_count: ordersCount,
  rating_counts: spread(stars, index),
  texts: texts({ title, description: entry.description }),
  ...dietaryColumns(entry.dietary ?? item.dietary),
});
