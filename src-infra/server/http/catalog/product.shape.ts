import {
  isRunning,
  priceOf,
  shownAverage,
  starsCount,
  type AddonRecord,
  type ExtraRecord,
  type ProductRecord,
  type StockRecord,
} from '../../features/catalog/index.ts';
import { isBonusRunning } from '../../features/catalog/index.ts';
import { lowestPrice, unitPriceOf, type UnitPrice } from '@domain/catalog/index.ts';
import { majorOf, type Money } from '@domain/pricing/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { GoodsContext } from './catalog-context.ts';
import { toBonusShape, toDiscountShape } from './deals.shape.ts';

const number = (amount: Money): number => Number(majorOf(amount));

/** Renders the Product of contract 2.3 with its translation only, including 8.7 and 8.9. */
export const toProductBase = (
  product: ProductRecord,
  context: Pick<GoodsContext, 'picture' | 'translation' | 'prices'>,
) => {
  const [first] = product.stocks;
  return {
    id: product.id,
    slug: product.slug,
    uuid: product.uuid,
    shop_id: product.shopId,
    category_id: product.categoryId,
    brand_id: product.brandId,
    keywords: product.keywords,
    tax: Number(product.taxPercent),
    status: 'published' as const,
    active: true,
    addon: product.isAddon,
    vegetarian: product.isVegetarian,
    img: context.picture(product.image),
    ...product.nutrition,
    min_qty: product.minQuantity,
    max_qty: product.maxQuantity,
    interval: Number(product.interval),
    kitchen_id: null,
    cost_price: 0 as const,
    order_details_count: product.ordersCount,
    reviews_count: starsCount(product.stars),
    rating_percent: shownAverage(product.stars),
    created_at: wireTime(product.createdAt),
    updated_at: wireTime(product.updatedAt),
    translation: context.translation(product.id, product.texts),
    ...toDeclaration(product),
    unit_price: toUnitPrice(first && unitPriceOf(priceOf(first, product, context.prices).total, product.content)),
  };
};

const toUnitPrice = (price: UnitPrice | undefined) => (price ? { amount: number(price.amount), per: price.per } : null);

/** CATALOG-7b: what the product costs at least. */
const toLowestPrice = (product: ProductRecord, { prices }: GoodsContext) => {
  const stocks = product.stocks.map((stock) => ({
    price: priceOf(stock, product, prices),
    available: stock.quantity,
    addons: stock.addons.flatMap(({ isMandatory, product: addon }) => {
      const [bought] = addon.stocks;
      return isMandatory && bought ? [{ price: priceOf(bought, addon, prices), isMandatory }] : [];
    }),
  }));
  const lowest = lowestPrice(stocks, product.minQuantity);
  return lowest ? { amount: number(lowest.amount), discount: number(lowest.discount), varies: lowest.varies } : null;
};

const toStockBase = (stock: StockRecord, product: ProductRecord, context: GoodsContext) => {
  const { price, discount, tax, total } = priceOf(stock, product, context.prices);
  return {
    id: stock.id,
    countable_id: stock.productId,
    price: number(price),
    quantity: stock.quantity,
    sku: stock.sku,
    discount: number(discount),
    tax: number(tax),
    total_price: number(total),
    cost_price: 0 as const,
    addon: product.isAddon,
  };
};

/** Renders a stock as part of a cart line. */
export const toLineStock = (stock: StockRecord, product: ProductRecord, context: GoodsContext) => {
  const bonus = bonusOf(stock, context);
  return {
    ...toStockBase(stock, product, context),
    extras: stock.extras.map((extra) => toExtra(extra, context)),
    bonus: bonus ? toBonusShape(bonus, context) : null,
    product: toProductBase(product, context),
  };
};

const discountsOf = (product: ProductRecord, context: GoodsContext) =>
  product.discounts
    .filter((discount) => isRunning(discount, context.today))
    .map((discount) => toDiscountShape(discount, context));

const bonusOf = ({ bonus }: StockRecord, context: GoodsContext) =>
  bonus && isBonusRunning(bonus, context.today) ? bonus : undefined;

const toDeclaration = ({ allergens, mayContain, diets, dietary }: ProductRecord) => ({
  allergens,
  may_contain: mayContain,
  diets,
  dietary_declared: dietary !== undefined,
});

/** Renders a product of a menu with the first stock in supply. */
export const toMenuProduct = (product: ProductRecord, context: GoodsContext) => {
  const stock = product.stocks.find(({ quantity }) => quantity > 0) ?? product.stocks[0];
  const bonus = stock && bonusOf(stock, context);
  const comesWith = product.stocks.map(({ addons }) => addons.filter(({ isMandatory }) => isMandatory));
  return {
    ...toProductBase(product, context),
    ...(comesWith.some((addons) => addons.length > 0) && {
      comes_with: comesWith.map((addons) => addons.map((addon) => toDeclaration(addon.product))),
    }),
    lowest_price: toLowestPrice(product, context),
    discounts: discountsOf(product, context),
    stock: stock
      ? { ...toStockBase(stock, product, context), bonus: bonus ? toBonusShape(bonus, context) : null }
      : null,
  };
};

/** Renders a product with all stocks and add-ons (contract 3.4). */
export const toFullProduct = (product: ProductRecord, context: GoodsContext) => ({
  ...toProductBase(product, context),
  lowest_price: toLowestPrice(product, context),
  discounts: discountsOf(product, context),
  stocks: product.stocks.map((stock) => ({
    ...toStockBase(stock, product, context),
    addons: stock.addons.map((addon) => toAddon(addon, context)),
    extras: stock.extras.map((extra) => toExtra(extra, context)),
    bonus: toBonusWithStock(bonusOf(stock, context), context),
  })),
});

/** Renders a bonus with its stock; null if there is none. */
export const toBonusWithStock = (bonus: StockRecord['bonus'], context: GoodsContext) => {
  const stock = bonus && context.catalogue.stockById.get(bonus.bonusStockId);
  const product = stock && context.catalogue.productById.get(stock.productId);
  if (!bonus || !stock || !product) return null;
  return {
    ...toBonusShape(bonus, context),
    bonusStock: { ...toStockBase(stock, product, context), product: toProductBase(product, context) },
  };
};

const toAddon = ({ id, stockId, product, isMandatory }: AddonRecord, context: GoodsContext) => ({
  id,
  stock_id: stockId,
  addon_id: product.id,
  product: madeOnce(product, context, toAddonProduct),
  mandatory: isMandatory,
});

const toAddonProduct = (product: ProductRecord, context: GoodsContext) => {
  const [stock] = product.stocks;
  return { ...toProductBase(product, context), stock: stock ? toStockBase(stock, product, context) : null };
};

/** Memoises shapes per record for the duration of a call. */
const madeOnce = <Of extends object, Shape>(
  record: Of,
  context: GoodsContext,
  make: (record: Of, context: GoodsContext) => Shape,
): Shape => {
  const known = context.made.get(record) as Shape | undefined;
  if (known !== undefined) return known;
  const shape = make(record, context);
  context.made.set(record, shape);
  return shape;
};

export const toExtra = (extra: ExtraRecord, context: Pick<GoodsContext, 'picture' | 'translation'>) => ({
  id: extra.id,
  extra_group_id: extra.groupId,
  value:
    extra.groupType === 'image'
      ? (context.picture(extra.value) ?? '')
      : (extra.value ?? context.translation(extra.id, extra.texts).title ?? ''),
  active: true,
  group: toExtraGroup(extra, context),
});

const toExtraGroup = ({ groupId, groupType, groupTexts }: ExtraRecord, context: Pick<GoodsContext, 'translation'>) => ({
  id: groupId,
  type: groupType,
  active: true,
  translation: context.translation(groupId, groupTexts),
});

/** Returns the option groups of a product's stocks. */
export const extraGroupsOf = (product: ProductRecord, context: GoodsContext) => [
  ...new Map(
    product.stocks.flatMap(({ extras }) => extras).map((extra) => [extra.groupId, toExtraGroup(extra, context)]),
  ).values(),
];
