import type { ProductCard, Stock } from './product.ts';

/**
 * CATALOG-7: a product can be bought when its first stock has enough pieces for the least quantity, and at least one;
 * what is no count is no supply.
 */
export const isBuyable = ({ stock, limits }: Pick<ProductCard, 'stock' | 'limits'>): boolean =>
  stock !== undefined && isInSupply(stock, limits.min);

/** Whether a stock holds the least quantity, one piece when none is stated. */
export const isInSupply = ({ available }: Pick<Stock, 'available'>, min: number = 1): boolean =>
  available >= Math.max(1, min);
