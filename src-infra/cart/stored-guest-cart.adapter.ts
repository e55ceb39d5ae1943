import {
  cartLines,
  cartOf,
  emptyCart,
  isEmptyCart,
  type AddonLine,
  type Cart,
  type CartLine,
  type CartStore,
} from '@domain/cart/index.ts';
import { shopId, stockId, uuid } from '@domain/kernel/ids.ts';
import { money, type Money, type StockPrice } from '@domain/pricing/index.ts';
import { createStoredValue, type Codec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asBoolean, asInteger, asRecord, asText, listOf, optionalText } from '../drivers/http/wire.ts';
import { toScale } from '../localization/scale-wire.ts';

/** CART-6: stores the guest cart in the given storage: the tab's, unless the customer wants it to outlive the tab. */
export const createStoredGuestCart = ({ store }: { readonly store: TextStore }): CartStore =>
  createStoredValue<Cart>(store, cartCodec, emptyCart);

/** Drops every line that cannot be read (L12). */
export const cartCodec: Codec<Cart> = {
  read: (text) => {
    try {
      return cartOf(listOf(JSON.parse(text), readLine).filter((line) => line !== undefined));
    } catch {
      return undefined;
    }
  },
  write: (cart) => (isEmptyCart(cart) ? undefined : JSON.stringify(cartLines(cart))),
};

const readLine = (json: unknown): CartLine | undefined => {
  const dto = asRecord(json);
  const item = asRecord(dto['item']);
  const price = readPrice(item['price']);
  const limits = asRecord(item['limits']);
  const [shop, stock, quantity] = [asInteger(dto['shopId']), asInteger(dto['stockId']), asInteger(dto['quantity'])];
  if (!price || shop <= 0 || stock <= 0 || quantity <= 0) return undefined;
  return {
    shopId: shopId(shop),
    stockId: stockId(stock),
    quantity,
    addons: listOf(dto['addons'], readAddon).filter((addon) => addon !== undefined),
    item: {
      productUuid: uuid(asText(item['productUuid'])),
      title: asText(item['title']),
      options: asText(item['options']),
      image: optionalText(item['image']),
      price,
      limits: {
        min: asInteger(limits['min']),
        max: asInteger(limits['max']),
        available: asInteger(limits['available']),
      },
    },
  };
};

const readAddon = (json: unknown): AddonLine | undefined => {
  const dto = asRecord(json);
  const price = readPrice(dto['price']);
  const [stock, quantity] = [asInteger(dto['stockId']), asInteger(dto['quantity'])];
  return price && stock > 0 && quantity > 0
    ? {
        stockId: stockId(stock),
        quantity,
        title: asText(dto['title']),
        price,
        isMandatory: asBoolean(dto['isMandatory']),
      }
    : undefined;
};

const readPrice = (json: unknown): StockPrice | undefined => {
  const dto = asRecord(json);
  const [price, tax, discount, total] = ['price', 'tax', 'discount', 'total'].map((name) => readAmount(dto[name]));
  return price && tax && discount && total ? { price, tax, discount, total } : undefined;
};

const readAmount = (json: unknown): Money | undefined => {
  const dto = asRecord(json);
  const minor = dto['minor'];
  const scale = toScale(dto['scale']);
  return typeof minor === 'number' && Number.isSafeInteger(minor) && minor >= 0 && dto['scale'] === scale
    ? money(minor, scale)
    : undefined;
};
