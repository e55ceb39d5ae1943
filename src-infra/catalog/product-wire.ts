import {
  limitsInStock,
  orderableRange,
  type AddonOffer,
  type CardStock,
  type OptionValue,
  type OrderableRange,
  type ProductCard,
  type ProductDetail,
  type ProductHit,
  type Stock,
  type Unit,
  type UnitPrice,
} from '@domain/catalog/index.ts';
import { categoryId, productId, shopId, stockId, uuid } from '@domain/kernel/ids.ts';
import { isUuid } from '@domain/kernel/uuid.ts';
import type { Scale } from '@domain/pricing/index.ts';
import {
  asBoolean,
  asDecimal,
  asInteger,
  asMoney,
  asRecord,
  asText,
  foreignTo,
  listOf,
  optionalNumber,
  optionalText,
  translated,
  type Wire,
} from '../drivers/http/wire.ts';
import { toBonus, toStockPrice, type ReadingContext } from './catalog-wire.ts';
import { toDietary } from './dietary-wire.ts';

export const toProductCard = (item: unknown, context: ReadingContext): ProductCard => {
  const dto = asRecord(item);
  const scale = context.scale();
  return {
    id: productId(asInteger(dto['id'])),
    uuid: uuid(asText(dto['uuid'])),
    shopId: shopId(asInteger(dto['shop_id'] ?? asRecord(dto['shop'])['id'])),
    title: translated(dto, 'title'),
    description: translated(dto, 'description'),
    language: foreignTo(context.language(), dto),
    image: context.toImage(dto['img']),
    stock: toCardStock(dto, scale),
    ...toLowest(dto['lowest_price'], scale),
    limits: toLimits(dto),
    dietary: toDietary(dto),
    unitPrice: toUnitPrice(dto['unit_price'], scale),
    ...toBrand(dto['brand']),
    ...(dto['comes_with'] !== undefined && {
      comesWith: listOf(dto['comes_with'], (addons) => listOf(addons, (addon) => toDietary(asRecord(addon)))),
    }),
  };
};

/** A server that does not tell keeps the price of the first stock. */
const toLowest = (value: unknown, scale: Scale): Pick<ProductCard, 'lowest'> => {
  const { amount, discount, varies } = asRecord(value);
  return amount === undefined
    ? {}
    : { lowest: { amount: asMoney(amount, scale), discount: asMoney(discount, scale), varies: asBoolean(varies) } };
};

const toBrand = (value: unknown): Pick<ProductCard, 'brand'> => {
  const { id, title } = asRecord(value);
  return asText(title) === '' ? {} : { brand: { id: asInteger(id), title: asText(title) } };
};

export const toProductHit = (item: unknown, context: ReadingContext): ProductHit => {
  const shop = asRecord(asRecord(item)['shop']);
  const key = asText(shop['uuid']);
  return {
    ...toProductCard(item, context),
    shopTitle: translated(shop, 'title'),
    ...(isUuid(key) && { shopUuid: uuid(key) }),
  };
};

export const toProductDetail = (item: unknown, context: ReadingContext): ProductDetail => {
  const dto = asRecord(item);
  return {
    ...toProductCard(dto, context),
    stocks: listOf(dto['stocks'], (stock) => toStock(asRecord(stock), context)),
    unit: toUnit(dto),
    gallery: listOf(dto['galleries'], (row) => context.toImage(asRecord(row)['path'])).filter(
      (path) => path !== undefined,
    ),
    kcal: optionalText(dto['kcal']),
    categoryId:
      optionalNumber(dto['category_id']) === undefined ? undefined : categoryId(asInteger(dto['category_id'])),
  };
};

/** Menus carry `stock`, lists and details carry `stocks`: CATALOG-7 shows the first one. */
const toCardStock = (dto: Wire, scale: Scale): CardStock | undefined => {
  const [first] = listOf(dto['stocks'], asRecord);
  const stock = Object.keys(asRecord(dto['stock'])).length > 0 ? asRecord(dto['stock']) : first;
  if (!stock) return undefined;
  return {
    id: stockId(asInteger(stock['id'])),
    price: toStockPrice(stock, scale),
    available: asInteger(stock['quantity']),
    bonus: toBonus(stock['bonus']),
  };
};

/** Reads a stock of a product, with its price, its options and its extras. */
export const toStock = (dto: Wire, context: ReadingContext): Stock => ({
  id: stockId(asInteger(dto['id'])),
  price: toStockPrice(dto, context.scale()),
  available: asInteger(dto['quantity']),
  options: listOf(dto['extras'], toOption),
  addons: listOf(dto['addons'], asRecord).flatMap((addon) => toAddon(addon, context)),
  bonus: toBonus(dto['bonus']),
});

export const toOption = (item: unknown): OptionValue => {
  const dto = asRecord(item);
  const group = asRecord(dto['group']);
  return {
    id: asInteger(dto['id']),
    groupId: asInteger(dto['extra_group_id'] ?? group['id']),
    group: translated(group, 'title'),
    value: asText(dto['value']),
    kind: group['type'] === 'color' || group['type'] === 'image' ? group['type'] : 'text',
  };
};

/** Drops an add-on whose product has no stock: it cannot be bought. */
const toAddon = (dto: Wire, context: ReadingContext): AddonOffer[] => {
  const product = asRecord(dto['product']);
  const stock = asRecord(product['stock']);
  if (stock['id'] === undefined) return [];
  const available = asInteger(stock['quantity']);
  return [
    {
      stockId: stockId(asInteger(stock['id'])),
      productId: productId(asInteger(product['id'])),
      title: translated(product, 'title'),
      language: foreignTo(context.language(), product),
      price: toStockPrice(stock, context.scale()),
      limits: limitsInStock(toLimits(product), available),
      isMandatory: asBoolean(dto['mandatory']),
      dietary: toDietary(product),
    },
  ];
};

/** CART-7c: reads the quantity limits of a line, which menus, product pages and carts carry alike. */
export const toLimits = (dto: Wire): OrderableRange =>
  orderableRange(optionalNumber(dto['min_qty']), optionalNumber(dto['max_qty']));

const toUnit = (dto: Wire): Unit | undefined => {
  const unit = asRecord(dto['unit']);
  const title = translated(unit, 'title');
  return title === ''
    ? undefined
    : {
        title,
        position: unit['position'] === 'before' ? 'before' : 'after',
        interval: asDecimal(dto['interval'] ?? 1),
      };
};

const toUnitPrice = (value: unknown, scale: Scale): UnitPrice | undefined => {
  const { amount, per } = asRecord(value);
  return amount !== undefined && (per === 'kg' || per === 'l' || per === 'piece')
    ? { amount: asMoney(amount, scale), per }
    : undefined;
};
