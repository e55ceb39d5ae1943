import { lineKey, clampQuantity, type LineKey } from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import type { StockRecord } from '../catalog/index.ts';
import { limitsOf, mandatoryAddons, offeredAddon, sellableLine, type CartGoods } from './cart-goods.ts';
import type { AddonInCart, LineInCart } from './cart-record.ts';

type Quantities = readonly Pick<AddonInCart, 'stockId' | 'quantity'>[];

/** CART-1b: returns the identity of a line, which ignores mandatory add-ons. */
export const keyOf = (
  line: Pick<LineInCart, 'stockId' | 'note'> & { readonly addons: Quantities },
  goods: Pick<CartGoods, 'catalogue'>,
): LineKey => {
  const sold = sellableLine(goods, line.stockId);
  const isMandatory = (id: number): boolean => sold !== undefined && offeredAddon(sold.stock, id)?.isMandatory === true;
  return lineKey({
    stockId: stockId(line.stockId),
    addons: line.addons.map((addon) => ({
      stockId: stockId(addon.stockId),
      quantity: addon.quantity,
      isMandatory: isMandatory(addon.stockId),
    })),
    ...(line.note !== undefined && { note: line.note }),
  });
};

/** Returns a line's add-ons: the chosen ones still offered, and the mandatory ones in the line's quantity (CART-1b). */
export const completeAddons = (
  stock: StockRecord,
  quantity: number,
  known: readonly AddonInCart[],
  now: number,
): readonly AddonInCart[] => {
  const chosen = known.filter((addon) => offeredAddon(stock, addon.stockId)?.isMandatory === false);
  const attached = mandatoryAddons(stock).map((mandatory): AddonInCart => {
    const found = known.find((addon) => addon.stockId === mandatory.stock.id);
    if (!found) return { id: undefined, stockId: mandatory.stock.id, quantity, updatedAt: now };
    return found.quantity === quantity ? found : { ...found, quantity, updatedAt: now };
  });
  const isSame =
    chosen.length + attached.length === known.length &&
    [...chosen, ...attached].every((addon) => known.includes(addon));
  return isSame ? known : [...chosen, ...attached];
};

/** Returns lines by identity, in order; identical lines are merged within their limits. */
export const keyed = (lines: readonly LineInCart[], goods: CartGoods, now: number): Map<LineKey, LineInCart> => {
  const map = new Map<LineKey, LineInCart>();
  for (const line of lines) {
    const key = keyOf(line, goods);
    const twin = map.get(key);
    map.set(key, twin ? withQuantity(twin, joined(twin, line, goods), goods, now) : line);
  }
  return map;
};

const joined = (left: LineInCart, right: LineInCart, goods: CartGoods): number => {
  const sum = left.quantity + right.quantity;
  const sold = sellableLine(goods, left.stockId);
  return (sold && clampQuantity(sum, limitsOf(sold)).quantity) || sum;
};

/** Returns the line with another quantity; mandatory add-ons follow. */
export const withQuantity = (line: LineInCart, quantity: number, goods: CartGoods, now: number): LineInCart => {
  const sold = sellableLine(goods, line.stockId);
  const addons = sold ? completeAddons(sold.stock, quantity, line.addons, now) : line.addons;
  return quantity === line.quantity && addons === line.addons ? line : { ...line, quantity, addons, updatedAt: now };
};
