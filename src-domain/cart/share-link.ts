import { shopId, stockId, type ShopId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { cartLines, cartShop } from './cart.ts';
import type { AddonChoice } from './cart-line.ts';
import type { Cart } from './persistent-cart/cart-state.ts';
import { entryOf } from './entries.ts';
import { withoutNotes } from './notes-aside.ts';
import type { InsertEntry } from './user-cart.ts';

/**
 * The content of a shared cart: a shop and, for each line, stock, quantity and chosen add-ons. No prices and no
 * personal data (CART-11a).
 */
export type SharedCart = { readonly shopId: ShopId; readonly lines: readonly InsertEntry[] };

/** `too-large`: beyond one of the `SHARE_…_MAX`. */
export type ShareRefusal = { readonly kind: 'empty' | 'too-large' };

/** `unknown-version`: perhaps a link of a newer app. `malformed`: not a shared cart. */
export type SharedRefusal = ShareRefusal | { readonly kind: 'unknown-version' | 'malformed' };

/** Limits: longest text, most lines, most add-ons of a line, most pieces of a line or an add-on. */
export const SHARE_TEXT_MAX = 2000;
/** Most lines of a shared cart. */
export const SHARE_LINES_MAX = 100;
/** Most add-ons of a line of a shared cart. */
export const SHARE_ADDONS_MAX = 20;
/** Most pieces of a line, or of an add-on, of a shared cart. */
export const SHARE_PIECES_MAX = 9999;

const VERSION = '1';

/**
 * CART-11: Returns the cart as a text that needs no URL escaping: `1.shop.line.line…`, a line being `stock-quantity`,
 * then `_stock-quantity` for each add-on; numbers in base 36, a quantity of 1 omitted. Mandatory add-ons are added
 * automatically and omitted.
 */
export const shareText = (cart: Cart): Result<string, ShareRefusal> => {
  const shop = cartShop(cart);
  if (shop === undefined) return err({ kind: 'empty' });
  const lines = withoutNotes(cartLines(cart).map((line) => entryOf(line)));
  const text = [VERSION, shop.toString(36), ...lines.map((line) => [line, ...line.addons].map(written).join('_'))].join(
    '.',
  );
  return isTooLarge(lines) || text.length > SHARE_TEXT_MAX ? err({ kind: 'too-large' }) : ok(text);
};

/** CART-11b: Reads `shareText`. Merges lines of one identity by adding their quantities (CART-2). Never throws. */
export const readShareText = (text: string): Result<SharedCart, SharedRefusal> => {
  if (text === '') return err({ kind: 'empty' });
  if (text.length > SHARE_TEXT_MAX) return err({ kind: 'too-large' });
  const [version, shop = '', ...parts] = text.split('.');
  if (version !== VERSION) return err({ kind: /^\d+\./.test(text) ? 'unknown-version' : 'malformed' });
  const shopNumber = readNumber(shop);
  const lines = parts.map(readLine);
  if (shopNumber === undefined || !lines.every((line) => line !== undefined)) return err({ kind: 'malformed' });
  if (lines.length === 0) return err({ kind: 'empty' });
  const merged = withoutNotes(lines);
  return isTooLarge(merged) ? err({ kind: 'too-large' }) : ok({ shopId: shopId(shopNumber), lines: merged });
};

const written = ({ stockId: stock, quantity }: AddonChoice): string =>
  stock.toString(36) + (quantity === 1 ? '' : `-${quantity.toString(36)}`);

const isTooLarge = (lines: readonly InsertEntry[]): boolean =>
  lines.length > SHARE_LINES_MAX ||
  lines.some(
    (line) =>
      line.addons.length > SHARE_ADDONS_MAX ||
      [line, ...line.addons].some(({ quantity }) => quantity > SHARE_PIECES_MAX),
  );

/** Stock and add-ons; naming an add-on twice is malformed. */
const readLine = (text: string): InsertEntry | undefined => {
  const [line, ...addons] = text.split('_').map(readChoice);
  if (!line || !addons.every((addon) => addon !== undefined)) return undefined;
  return new Set(addons.map((addon) => addon.stockId)).size === addons.length ? { ...line, addons } : undefined;
};

const readChoice = (text: string): AddonChoice | undefined => {
  const [stock = '', count, ...rest] = text.split('-');
  const [number, quantity] = [readNumber(stock), count === undefined ? 1 : readNumber(count)];
  return number === undefined || quantity === undefined || rest.length > 0
    ? undefined
    : { stockId: stockId(number), quantity };
};

/** A positive whole number exactly as `shareText` writes it. */
const readNumber = (text: string): number | undefined => {
  const number = Number.parseInt(text, 36);
  return Number.isSafeInteger(number) && number > 0 && number.toString(36) === text ? number : undefined;
};
