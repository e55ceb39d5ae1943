import { money, type Money, type Scale } from './money.ts';
import type { StockPrice } from './stock-price.ts';

/** What a line costs; `net` = `gross` − `discount`. */
export type LineAmounts = { readonly gross: Money; readonly discount: Money; readonly net: Money };

/** So many pieces of one price: an addon of a line. */
export type PricedPieces = { readonly price: StockPrice; readonly quantity: number };

/** The sums of a line in minor units, for those who add up many of them. */
export type LineSums = { readonly gross: number; readonly discount: number; readonly scale: Scale };

/**
 * PRICE-2: what a cart line and its addons cost: gross = (price + tax) × quantity, discount × quantity. RangeError when
 * scales mix, for parts of a piece and for sums that are no safe integers.
 */
export const lineSums = (price: StockPrice, quantity: number, addons: readonly PricedPieces[]): LineSums => {
  const { scale } = price.price;
  wholeCount(quantity);
  let gross = (price.price.minor + price.tax.minor) * quantity;
  let discount = price.discount.minor * quantity;
  for (const addon of addons) {
    if (addon.price.price.scale !== scale)
      throw new RangeError(`Amounts of scale ${scale} and ${addon.price.price.scale} do not mix`);
    wholeCount(addon.quantity);
    gross += (addon.price.price.minor + addon.price.tax.minor) * addon.quantity;
    discount += addon.price.discount.minor * addon.quantity;
  }
  if (!Number.isSafeInteger(gross) || !Number.isSafeInteger(discount))
    throw new RangeError(`Amounts out of range: ${gross}, ${discount}`);
  return { gross, discount, scale };
};

const wholeCount = (quantity: number): void => {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Quantity must be a whole number, got ${quantity}`);
};

/** `lineSums` as money, with the net amount. */
export const lineAmounts = (price: StockPrice, quantity: number, addons: readonly PricedPieces[]): LineAmounts => {
  const { gross, discount, scale } = lineSums(price, quantity, addons);
  return { gross: money(gross, scale), discount: money(discount, scale), net: money(gross - discount, scale) };
};
