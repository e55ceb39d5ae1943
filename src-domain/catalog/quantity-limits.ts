/** CART-7: How many pieces of one stock may be ordered in one line. `max` already respects `available`. */
export type QuantityLimits = { readonly min: number; readonly max: number; readonly available: number };

/** What a product allows per line, before its stock is looked at. */
export type OrderableRange = Pick<QuantityLimits, 'min' | 'max'>;

/** Stands for "no limit": more pieces than any cart holds. */
export const NO_QUANTITY_LIMIT = 1_000_000;

/**
 * CART-7c: Returns the range that a server's `min_qty` and `max_qty` mean: at least one piece, and no limit if
 * `max_qty` is 0 or missing.
 */
export const orderableRange = (min: number | undefined, max: number | undefined): OrderableRange => ({
  min: Math.max(1, min ?? 1),
  max: max === undefined || max === 0 ? NO_QUANTITY_LIMIT : max,
});

/** CART-7c: Returns the range reduced to the pieces in stock. */
export const limitsInStock = ({ min, max }: OrderableRange, available: number): QuantityLimits => ({
  min,
  max: Math.min(max, available),
  available,
});
