import type { QuantityLimits } from '../catalog/index.ts';

/** CART-3c: The most lines in one cart, which the server enforces for one person. */
export const LINES_MAX = 1000;

/** ORDER-9c: The longest note of one line, in characters (contract 3.10). */
export const LINE_NOTE_MAX = 255;

/** CART-7: The limit that changed a quantity. */
export type LimitReason = 'min' | 'max' | 'stock' | 'sold-out';

/** The quantity that may be ordered, and the limit that changed the wanted one. */
export type LimitedQuantity = { readonly quantity: number; readonly limitedBy: LimitReason | undefined };

/**
 * CART-7: Returns the nearest quantity that may be ordered and the limit that changed it; at least one piece, even if
 * nothing is wanted. Contradictory or unsatisfiable limits give 0: sold out. Throws RangeError unless all are whole
 * numbers.
 */
export const clampQuantity = (wanted: number, { min, max, available }: QuantityLimits): LimitedQuantity => {
  const [least, most] = [Math.max(1, whole(min)), Math.min(whole(max), whole(available))];
  whole(wanted);
  if (most < least) return { quantity: 0, limitedBy: 'sold-out' };
  if (wanted > most) return { quantity: most, limitedBy: available <= max ? 'stock' : 'max' };
  return wanted < least ? { quantity: least, limitedBy: 'min' } : { quantity: wanted, limitedBy: undefined };
};

/** CART-7: Returns one piece more; from 0, the minimum. Throws RangeError as `clampQuantity` does. */
export const stepUp = (quantity: number, limits: QuantityLimits): LimitedQuantity => {
  const step = clampQuantity(whole(quantity) + 1, limits);
  return step.limitedBy === 'min' && quantity < 1 ? { quantity: step.quantity, limitedBy: undefined } : step;
};

/** CART-7: Returns one piece fewer; 0 below the minimum. Throws RangeError as `clampQuantity` does. */
export const stepDown = (quantity: number, limits: QuantityLimits): LimitedQuantity => {
  const step = clampQuantity(whole(quantity) - 1, limits);
  return quantity <= Math.max(1, limits.min) ? { quantity: 0, limitedBy: undefined } : step;
};

const whole = (value: number): number => {
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`Quantities and limits must be whole numbers, got ${value}`);
};
