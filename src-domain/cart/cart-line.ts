import type { Brand } from '../kernel/brand.ts';
import type { ShopId, StockId, Uuid } from '../kernel/ids.ts';
import type { QuantityLimits } from '../catalog/index.ts';
import type { StockPrice } from '../pricing/index.ts';

/** An add-on as chosen; its quantity counts for the whole line, not per piece (contract 5.2). */
export type AddonChoice = { readonly stockId: StockId; readonly quantity: number };

/** The identity of a line (CART-1). */
export type LineIdentity = {
  readonly stockId: StockId;
  readonly addons: readonly (AddonChoice & { readonly isMandatory?: boolean })[];
  readonly note?: string;
};

/** The canonical text of a line's identity, usable as a map key. */
export type LineKey = Brand<string, 'LineKey'>;

/** An add-on of a line with its price; its quantity is for the whole line. */
export type AddonLine = AddonChoice & {
  readonly title: string;
  readonly price: StockPrice;
  /** Bought with every piece; follows the line's quantity and takes no part in its identity (CART-1b). */
  readonly isMandatory: boolean;
};

/** What a cart shows of a stock without asking the server again. */
export type LineItem = {
  readonly productUuid: Uuid;
  readonly title: string;
  /** The language of its texts, where it is another than the page's (LOCALE-9b). */
  readonly language?: string | undefined;
  /** Chosen option values, "Large, oat milk"; empty when the product has none. */
  readonly options: string;
  readonly image: string | undefined;
  readonly price: StockPrice;
  readonly limits: QuantityLimits;
};

/** One line of a cart: a stock of a shop, how many pieces, what comes with them. */
export type CartLine = {
  readonly shopId: ShopId;
  readonly stockId: StockId;
  readonly quantity: number;
  readonly addons: readonly AddonLine[];
  /** What the kitchen should know about these pieces, as `checkLineNote` keeps it; absent without one. */
  readonly note?: string;
  readonly item: LineItem;
};

/** CART-1: the stock plus its optional add-ons with their quantities, in any order, and the note. */
export const lineKey = ({ stockId, addons, note }: LineIdentity): LineKey => {
  const chosen: string[] = [];
  for (const addon of addons) if (addon.isMandatory !== true) chosen.push(`${addon.stockId}x${addon.quantity}`);
  const key = `${stockId}|${chosen.length > 1 ? chosen.sort().join(',') : (chosen[0] ?? '')}`;
  return (note ? `${key}|${note}` : key) as LineKey;
};

/** CART-1: whether two lines are the same, whatever the order of their add-ons. */
export const isSameLine = (left: LineIdentity, right: LineIdentity): boolean => lineKey(left) === lineKey(right);

/**
 * Returns the line in another quantity; mandatory add-ons follow it (CART-1b). Throws RangeError unless the quantity is
 * a positive whole number.
 */
export const withQuantity = (line: CartLine, quantity: number): CartLine => {
  wholePieces(quantity);
  const addons = withMandatory(line.addons, quantity);
  if (addons === line.addons && line.quantity === quantity) return line;
  // Listed one by one: copying objects of many shapes by spread takes ten times as long.
  const next = { shopId: line.shopId, stockId: line.stockId, quantity, addons, item: line.item };
  return line.note === undefined ? next : { ...next, note: line.note };
};

/** Returns the add-ons of a line in another quantity; the same list if none is mandatory. */
export const withMandatory = (addons: readonly AddonLine[], quantity: number): readonly AddonLine[] => {
  for (const addon of addons)
    if (addon.isMandatory && addon.quantity !== quantity) return addons.map((each) => following(each, quantity));
  return addons;
};

/** CART-2c: Throws RangeError unless it is a positive whole number. */
export const wholePieces = (quantity: number): number => {
  if (quantity >= 1 && Number.isSafeInteger(quantity)) return quantity;
  throw new RangeError(`Line quantity must be a positive whole number, got ${quantity}`);
};

/** Throws RangeError unless it is a whole number from 0 on. */
export const count = (quantity: number): number => {
  if (quantity >= 0 && Number.isSafeInteger(quantity)) return quantity;
  throw new RangeError(`Quantity must be a whole number from 0 on, got ${quantity}`);
};

const following = (addon: AddonLine, quantity: number): AddonLine =>
  addon.isMandatory
    ? { stockId: addon.stockId, quantity, title: addon.title, price: addon.price, isMandatory: true }
    : addon;
