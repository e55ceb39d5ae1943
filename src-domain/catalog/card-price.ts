import type { LowestPrice } from './lowest-price.ts';
import type { ProductCard } from './product.ts';

/** CATALOG-7c: the price on a card: the lowest, or that of the first stock where a server does not tell it. */
export const cardPrice = ({ lowest, stock }: Pick<ProductCard, 'lowest' | 'stock'>): LowestPrice | undefined =>
  lowest ?? (stock && { amount: stock.price.total, discount: stock.price.discount, varies: false });
