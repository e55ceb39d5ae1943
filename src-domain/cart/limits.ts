import type { QuantityLimits } from '../catalog/index.ts';

/** CART-7: what kept a quantity from being ordered. */
export type LimitReason = 'min' | 'max' | 'stock' | 'sold-out';
/** Pieces that may be ordered, and what kept them from being the wanted ones. */
export type LimitedQuantity = { readonly quantity: number; readonly limitedBy: LimitReason | undefined };

/** CART-7: the nearest quantity that may be ordered, and what stood in the way. Nothing to order gives 0. */
export const clampQuantity = (wanted: number, { min, max, available }: QuantityLimits): LimitedQuantity => {
  const most = Math.min(max, available);
  if (most < Math.max(1, min)) return { quantity: 0, limitedBy: 'sold-out' };
  if (wanted > most) return { quantity: most, limitedBy: available <= max ? 'stock' : 'max' };
  return wanted < min ? { quantity: min, limitedBy: 'min' } : { quantity: wanted, limitedBy: undefined };
};

/** One piece more; from nothing on, the least that may be ordered. */
export const stepUp = (quantity: number, limits: QuantityLimits): LimitedQuantity => {
  const step = clampQuantity(quantity + 1, limits);
  return step.limitedBy === 'min' && quantity < 1 ? { quantity: step.quantity, limitedBy: undefined } : step;
};

/** One piece fewer; below the least that may be ordered lies nothing. */
export const stepDown = (quantity: number, limits: QuantityLimits): LimitedQuantity =>
  quantity <= Math.max(1, limits.min) ? { quantity: 0, limitedBy: undefined } : clampQuantity(quantity - 1, limits);
