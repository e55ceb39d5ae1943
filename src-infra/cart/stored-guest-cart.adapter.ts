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

/** The guest cart of one tab. */
export interface GuestCartStore extends CartStore {
  /** What the tabs of the browser agree on, stored beside the cart and deleted with it (CART-10). */
  readonly agreed: { read(): unknown; write(value: unknown): void };
}

/** CART-6: stores the guest cart in the given storage: the tab's, unless the customer wants it to outlive the tab. */
export const createStoredGuestCart = ({ store }: { readonly store: TextStore }): GuestCartStore => {
  let agreed = asRecord(parsed(store.get()))['agreed'];
  const codec: Codec<Cart> = {
    // Drops every line that cannot be read (L12).
    read: (text) => {
      const json = parsed(text);
      const lines = Array.isArray(json) ? json : asRecord(json)['lines'];
      try {
        return cartOf(listOf(lines, readLine).filter((line) => line !== undefined));
      } catch {
        return undefined;
      }
    },
    write: (cart) => (isEmptyCart(cart) ? undefined : JSON.stringify({ lines: cartLines(cart), agreed })),
  };
  const stored = createStoredValue<Cart>(store, codec, emptyCart);
  return {
    ...stored,
    agreed: {
      read: () => agreed,
      write: (value) => {
        agreed = value;
        const text = codec.write(stored.read());
        if (text !== undefined) store.set(text);
      },
    },
  };
};

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
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
