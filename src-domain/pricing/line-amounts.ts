import { money, type Money, type Scale } from './money.ts';
import type { StockPrice } from './stock-price.ts';

/** The price of a line; `net` = `gross` − `discount`. */
export type LineAmounts = { readonly gross: Money; readonly discount: Money; readonly net: Money };

/** A number of pieces at one price: an add-on of a line. */
export type PricedPieces = { readonly price: StockPrice; readonly quantity: number };

/** The sums of a line in minor units, for adding up many of them. */
export type LineSums = { readonly gross: number; readonly discount: number; readonly scale: Scale };

/**
 * PRICE-2: Returns the price of a cart line with its add-ons: gross = (price + tax) × quantity, discount × quantity.
 * Throws RangeError for mixed scales, fractions of a piece and sums beyond safe integers.
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
