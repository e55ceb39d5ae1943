import { cartLines, isEmptyCart, type PutAside } from '@domain/cart/index.ts';
import { userId } from '@domain/kernel/ids.ts';
import type { LiveValue } from '@domain/kernel/live-value.ts';
import { createStoredValue, jsonCodec, type Codec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, asText } from '../drivers/http/wire.ts';
import { readStoredCart } from './stored-guest-cart.adapter.ts';

/** CART-3d: keeps the cart that was put aside in the storage of the tab. */
export const createStoredPutAside = ({ store }: { readonly store: TextStore }): LiveValue<PutAside | undefined> =>
  createStoredValue<PutAside | undefined>(store, codec, undefined);

const codec: Codec<PutAside | undefined> = {
  read: jsonCodec(readPutAside).read,
  write: (aside) => aside && JSON.stringify({ ...aside, cart: cartLines(aside.cart) }),
};

function readPutAside(json: unknown): PutAside | undefined {
  const dto = asRecord(json);
  const [cart, owner, day] = [readStoredCart(dto['cart']), asInteger(dto['owner']), asText(dto['day'])];
  // An owner that cannot be read is not nobody: nobody's cart is a guest's.
  if (!cart || isEmptyCart(cart) || day === '' || (dto['owner'] !== undefined && owner <= 0)) return undefined;
  return { cart, shopTitle: asText(dto['shopTitle']), owner: owner > 0 ? userId(owner) : undefined, day };
}
