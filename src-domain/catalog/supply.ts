import type { ProductCard, Stock } from './product.ts';

/**
 * CATALOG-7: Whether a product can be bought: its first stock covers the minimum quantity, at least one piece. An
 * invalid count means no supply.
 */
export const isBuyable = ({ stock, limits }: Pick<ProductCard, 'stock' | 'limits'>): boolean =>
  stock !== undefined && isInSupply(stock, limits.min);

/** Whether a stock covers the minimum quantity, one piece if none is stated. */
export const isInSupply = ({ available }: Pick<Stock, 'available'>, min: number = 1): boolean =>
  available >= Math.max(1, min);
