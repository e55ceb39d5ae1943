import { readLineNote, type AddonLine, type CartMember, type UserCart, type UserCartLine } from '@domain/cart/index.ts';
import { limitsInStock } from '@domain/catalog/index.ts';
import { cartId, currencyId, shopId, stockId, userCartId, userId, uuid } from '@domain/kernel/ids.ts';
import { sumMoney, type Scale } from '@domain/pricing/index.ts';
import { toStockPrice, type ReadingContext } from '../catalog/catalog-wire.ts';
import { toLimits } from '../catalog/product-wire.ts';
import {
  asBoolean,
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

/** Contract 2.6: reads a Cart with its user carts and their details. */
export const toUserCart = (value: unknown, context: ReadingContext): UserCart => {
  const dto = asRecord(value);
  const scale = context.scale();
  return {
    id: cartId(asInteger(dto['id'])),
    shopId: shopId(asInteger(dto['shop_id'])),
    ownerId: userId(asInteger(dto['owner_id'])),
    currencyId: currencyId(asInteger(dto['currency_id'])),
    isGroup: asBoolean(dto['group']),
    members: listOf(dto['user_carts'], (member) =>
      toMember(asRecord(member), shopId(asInteger(dto['shop_id'])), context),
    ),
    total: asMoney(dto['total_price'], scale),
    recipeDiscount: asMoney(dto['receipt_discount'], scale),
  };
};

const toMember = (dto: Wire, shop: UserCart['shopId'], context: ReadingContext): CartMember => {
  const owner = optionalNumber(dto['user_id']);
  const secret = optionalText(dto['uuid']);
  return {
    id: userCartId(asInteger(dto['id'])),
    userId: owner === undefined ? undefined : userId(owner),
    uuid: secret === undefined ? undefined : uuid(secret),
    name: asText(dto['name']),
    isChoosing: asBoolean(dto['status']),
    version: optionalNumber(dto['version']),
    lines: listOf(dto['cartDetails'], (detail) => toLine(asRecord(detail), shop, context)),
  };
};

const toLine = (dto: Wire, shop: UserCart['shopId'], context: ReadingContext): UserCartLine => {
  const scale = context.scale();
  const stock = asRecord(dto['stock']);
  const product = asRecord(stock['product']);
  const addons = listOf(dto['addons'], asRecord);
  const quantity = asInteger(dto['quantity']);
  const available = asInteger(stock['quantity']);
  const note = readLineNote(dto['note']);
  const language = foreignTo(context.language(), product);
  return {
    shopId: shop,
    detailId: asInteger(dto['id']),
    stockId: stockId(asInteger(stock['id'])),
    quantity,
    isBonus: asBoolean(dto['bonus']),
    addons: addons.map((addon) => toAddon(addon, scale)).filter(({ quantity }) => quantity > 0),
    ...(note !== undefined && { note }),
    gross: sumMoney(
      [dto, ...addons].map((detail) => asMoney(detail['price'], scale)),
      scale,
    ),
    discount: sumMoney(
      [dto, ...addons].map((detail) => asMoney(detail['discount'], scale)),
      scale,
    ),
    item: {
      productUuid: uuid(asText(product['uuid'])),
      title: translated(product, 'title'),
      ...(language !== undefined && { language }),
      options: listOf(stock['extras'], (extra) => asText(asRecord(extra)['value']))
        .filter(Boolean)
        .join(', '),
      image: context.toImage(product['img']),
      price: toStockPrice(stock, scale),
      limits: limitsInStock(toLimits(product), available),
    },
  };
};

const toAddon = (dto: Wire, scale: Scale): AddonLine => {
  const stock = asRecord(dto['stock']);
  return {
    stockId: stockId(asInteger(stock['id'])),
    quantity: asInteger(dto['quantity']),
    title: translated(asRecord(stock['product']), 'title'),
    price: toStockPrice(stock, scale),
    isMandatory: asBoolean(dto['mandatory']),
  };
};
