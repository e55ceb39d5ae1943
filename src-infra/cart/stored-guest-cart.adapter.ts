import {
  cartLines,
  cartOf,
  emptyCart,
  isEmptyCart,
  type AddonLine,
  type Cart,
  type CartLine,
  type CartStore,
  type UnsharedEdit,
} from '@domain/cart/index.ts';
import { replicaId, shopId, stockId, uuid, type ReplicaId } from '@domain/kernel/ids.ts';
import type { StockPrice } from '@domain/pricing/index.ts';
import { createStoredValue, type Codec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asBoolean, asInteger, asRecord, asText, listOf, optionalText } from '../drivers/http/wire.ts';
import { readMoney } from '../localization/stored-money.ts';

/** What the tabs of the browser agree on, stored beside the cart and deleted with it (CART-10). */
export interface AgreedCart {
  /** The id of this tab among the others. */
  readonly tab: ReplicaId;
  read(): unknown;
  /** What was done to the cart since, until the first `write`, which has to contain it. */
  unshared(): readonly UnsharedEdit[];
  write(value: unknown): void;
}

/** The guest cart of one tab. */
export interface GuestCartStore extends CartStore {
  readonly agreed: AgreedCart;
}

type Deps = {
  readonly store: TextStore;
  /** A new id for this tab. */
  readonly tab: ReplicaId;
};

/** CART-6: stores the guest cart in the given storage: the tab's, unless the customer wants it to outlive the tab. */
export const createStoredGuestCart = ({ store, tab }: Deps): GuestCartStore => {
  const before = asRecord(parsed(store.get()));
  let agreed = before['agreed'];
  let unshared: readonly UnsharedEdit[] = listOf(before['unshared'], readEdit).filter((edit) => edit !== undefined);
  let isShared = false;
  const codec: Codec<Cart> = {
    // Drops every line that cannot be read (L12).
    read: (text) => {
      const json = parsed(text);
      return readStoredCart(Array.isArray(json) ? json : asRecord(json)['lines']);
    },
    write: (cart) =>
      isEmptyCart(cart)
        ? undefined
        : JSON.stringify({ lines: cartLines(cart), agreed, unshared: unshared.map(writtenEdit) }),
  };
  const stored = createStoredValue<Cart>(store, codec, emptyCart);
  return {
    ...stored,
    write: (cart) => {
      const edit = { by: tab, cart };
      if (!isShared && !isSameEdit(unshared.at(-1), edit)) unshared = [...unshared, edit];
      stored.write(cart);
    },
    agreed: {
      tab,
      read: () => agreed,
      unshared: () => unshared,
      write: (value) => {
        agreed = value;
        unshared = [];
        isShared = true;
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

const writtenEdit = ({ by, cart }: UnsharedEdit) => ({ by, lines: cartLines(cart) });

const isSameEdit = (one: UnsharedEdit | undefined, other: UnsharedEdit): boolean =>
  one !== undefined && JSON.stringify(writtenEdit(one)) === JSON.stringify(writtenEdit(other));

const readEdit = (json: unknown): UnsharedEdit | undefined => {
  const dto = asRecord(json);
  const [by, cart] = [asText(dto['by']), readStoredCart(dto['lines'])];
  return cart && by !== '' ? { by: replicaId(by), cart } : undefined;
};

/** Returns the cart of stored lines without those that cannot be read; `undefined` where they make no cart. */
export const readStoredCart = (lines: unknown): Cart | undefined => {
  try {
    return cartOf(listOf(lines, readLine).filter((line) => line !== undefined));
  } catch {
    return undefined;
  }
};

const readLine = (json: unknown): CartLine | undefined => {
  const dto = asRecord(json);
  const item = asRecord(dto['item']);
  const price = readPrice(item['price']);
  const limits = asRecord(item['limits']);
  const note = optionalText(dto['note']);
  const [shop, stock, quantity] = [asInteger(dto['shopId']), asInteger(dto['stockId']), asInteger(dto['quantity'])];
  if (!price || shop <= 0 || stock <= 0 || quantity <= 0) return undefined;
  return {
    shopId: shopId(shop),
    stockId: stockId(stock),
    quantity,
    addons: listOf(dto['addons'], readAddon).filter((addon) => addon !== undefined),
    ...(note !== undefined && { note }),
    item: {
      productUuid: uuid(asText(item['productUuid'])),
      title: asText(item['title']),
      language: optionalText(item['language']),
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
  const [price, tax, discount, total] = ['price', 'tax', 'discount', 'total'].map((name) => readMoney(dto[name]));
  return price && tax && discount && total ? { price, tax, discount, total } : undefined;
};
