import type { QuantityLimits } from '../catalog/index.ts';

export type LimitReason = 'min' | 'max' | 'stock' | 'sold-out';
export type LimitedQuantity = { readonly quantity: number; readonly limitedBy: LimitReason | undefined };

/** CART-7: the nearest quantity that may be ordered, and what stood in the way. Nothing in supply gives 0. */
export const limitQuantity = (wanted: number, { min, max, available }: QuantityLimits): LimitedQuantity => {
  if (available < Math.max(1, min)) return { quantity: 0, limitedBy: 'sold-out' };
  const most = Math.min(max, available);
  if (wanted > most) return { quantity: most, limitedBy: available < max ? 'stock' : 'max' };
  return wanted < min ? { quantity: min, limitedBy: 'min' } : { quantity: wanted, limitedBy: undefined };
};
