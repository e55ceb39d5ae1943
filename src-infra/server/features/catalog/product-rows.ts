import type { Row } from '../../store/tables/index.ts';
import { decimal } from '@domain/pricing/index.ts';
import type { Allergen, Diet } from '@domain/dietary/index.ts';
import type { ExtraRecord, ProductRecord, StockRecord, AddonRecord } from './goods-record.ts';
import type { DiscountRecord, BonusRecord } from './shop-record.ts';

export type Groups<Value> = ReadonlyMap<number, readonly Value[]>;
export type Parts = {
  readonly products: readonly Row<'products'>[];
  readonly stocks: Groups<Row<'stocks'>>;
  readonly extras: Groups<ExtraRecord>;
  readonly addons: Groups<Row<'stock_addons'>>;
  readonly discounts: Groups<DiscountRecord>;
  readonly bonuses: Groups<BonusRecord>;
  readonly tags: Groups<number>;
};

/** Builds products from the rows of the tables that describe them. */
export const assemble = (parts: Parts): ReadonlyMap<number, ProductRecord> => {
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
  id: row.id,
  productId: row.product_id,
  sku: row.sku,
  price: row.price,
  quantity: row.quantity,
  extras: parts.extras.get(row.id) ?? [],
  addons: (parts.addons.get(row.id) ?? []).flatMap(({ id, stock_id, addon_id, mandatory }): AddonRecord[] => {
    const product = productById.get(addon_id);
    return product ? [{ id, stockId: stock_id, product, isMandatory: mandatory }] : [];
  }),
  bonus: parts.bonuses.get(row.id)?.[0],
});

const toProduct = (row: Row<'products'>, stocks: readonly StockRecord[], parts: Parts): ProductRecord => {
  const lists = {
    allergens: row.allergens as Allergen[],
    mayContain: row.may_contain as Allergen[],
    diets: row.diets as Diet[],
  };
  return {
    id: row.id,
    uuid: row.uuid,
    slug: row.slug,
    shopId: row.shop_id,
    categoryId: row.category_id,
    brandId: row.brand_id,
    unitId: row.unit_id,
    keywords: row.keywords,
    taxPercent: decimal(row.tax),
    isAddon: row.addon,
    isVegetarian: row.vegetarian,
    image: row.img,
    nutrition: { kcal: row.kcal, carbs: row.carbs, protein: row.protein, fats: row.fats },
    minQuantity: row.min_qty,
    maxQuantity: row.max_qty,
    interval: decimal(row.interval),
    boxes: row.boxes,
    content:
      row.net_amount === null || row.net_measure === null
        ? undefined
        : { amount: decimal(row.net_amount), measure: row.net_measure as 'g' | 'ml' | 'piece' },
    position: row.input,
    ordersCount: row.orders_count,
    stars: row.rating_counts,
    texts: row.texts,
    properties: row.properties,
    galleries: row.galleries,
    ...lists,
    dietary: row.dietary_declared
      ? { contains: lists.allergens, mayContain: lists.mayContain, diets: lists.diets }
      : undefined,
    tagIds: parts.tags.get(row.id) ?? [],
    discounts: parts.discounts.get(row.id) ?? [],
    stocks,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
};

export type ExtraRow = Pick<Row<'extra_values'>, 'id' | 'extra_group_id' | 'value' | 'texts'> & {
  readonly group_type: string;
  readonly group_texts: ExtraRecord['groupTexts'];
};
export const toExtra = (row: ExtraRow): ExtraRecord => ({
  id: row.id,
  groupId: row.extra_group_id,
  groupType: row.group_type as ExtraRecord['groupType'],
  groupTexts: row.group_texts,
  value: row.value,
  texts: row.texts,
});

/** Groups rows by a number, in their order. */
export function groupBy<Entry>(rows: readonly Entry[], keyOf: (row: Entry) => number): Groups<Entry>;
export function groupBy<Entry, Value>(
  rows: readonly Entry[],
  keyOf: (row: Entry) => number,
  valueOf: (row: Entry) => Value,
): Groups<Value>;
export function groupBy<Entry>(
  rows: readonly Entry[],
  keyOf: (row: Entry) => number,
  valueOf: (row: Entry) => unknown = (row) => row,
): Groups<unknown> {
  const groups = new Map<number, unknown[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(valueOf(row));
    else groups.set(keyOf(row), [valueOf(row)]);
  }
  return groups;
}
