import type { Brand } from '../kernel/brand.ts';
import { cartLines } from './cart.ts';
import { lineKey, type CartLine, type LineIdentity } from './cart-line.ts';
import type { Cart } from './persistent-cart/cart-state.ts';

/** A line as addresses name it. */
export type LineRef = Brand<string, 'LineRef'>;

/** CART-1d: The key of a line, in which a number stands for its note: no history or log reads what was noted. */
export const lineRef = ({ note, ...plain }: LineIdentity): LineRef => {
  const key = lineKey(plain);
  return (note === undefined ? key : `${key}|${hash32(note)}`) as LineRef;
};

/** CART-1d: The line that an address names; `undefined` if the cart holds it no more. */
export const lineOfRef = (cart: Cart, ref: LineRef): CartLine | undefined =>
  cartLines(cart).find((line) => lineRef(line) === ref);

/** FNV-1a. Two notes of one dish share a number once in four billion; then the first line opens. */
const hash32 = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};
