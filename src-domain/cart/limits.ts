import type { QuantityLimits } from '../catalog/index.ts';

/** CART-3c: The most lines in one cart: what a server takes of one person. */
export const LINES_MAX = 1000;

/** CART-7: what kept a quantity from being ordered. */
export type LimitReason = 'min' | 'max' | 'stock' | 'sold-out';

/** Pieces that may be ordered, and what kept them from being the wanted ones. */
export type LimitedQuantity = { readonly quantity: number; readonly limitedBy: LimitReason | undefined };

/**
 * CART-7: the nearest quantity that may be ordered, and what stood in the way; at least one piece, also for nothing
 * wanted. Limits that no quantity meets, and those that contradict each other, give 0: sold out. RangeError unless all
 * are whole numbers.
 */
export const clampQuantity = (wanted: number, { min, max, available }: QuantityLimits): LimitedQuantity => {
  const [least, most] = [Math.max(1, whole(min)), Math.min(whole(max), whole(available))];
  whole(wanted);
  if (most < least) return { quantity: 0, limitedBy: 'sold-out' };
  if (wanted > most) return { quantity: most, limitedBy: available <= max ? 'stock' : 'max' };
  return wanted < least ? { quantity: least, limitedBy: 'min' } : { quantity: wanted, limitedBy: undefined };
};

/** CART-7: one piece more; from nothing on, the least that may be ordered. RangeErrors as of `clampQuantity`. */
export const stepUp = (quantity: number, limits: QuantityLimits): LimitedQuantity => {
  const step = clampQuantity(whole(quantity) + 1, limits);
  return step.limitedBy === 'min' && quantity < 1 ? { quantity: step.quantity, limitedBy: undefined } : step;
};

/** CART-7: one piece fewer; below the least that may be ordered lies nothing. RangeErrors as of `clampQuantity`. */
export const stepDown = (quantity: number, limits: QuantityLimits): LimitedQuantity => {
  const step = clampQuantity(whole(quantity) - 1, limits);
  return quantity <= Math.max(1, limits.min) ? { quantity: 0, limitedBy: undefined } : step;
};

const whole = (value: number): number => {
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`Quantities and limits must be whole numbers, got ${value}`);
};
