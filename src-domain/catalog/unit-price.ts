import {
  compareDecimals,
  decimal,
  divideDecimal,
  majorOf,
  money,
  multiplyDecimals,
  type Decimal,
  type Money,
} from '../pricing/index.ts';
import type { UnitPrice } from './product.ts';

/** What a piece holds. */
export type NetContent = { readonly amount: Decimal; readonly measure: 'g' | 'ml' | 'piece' };

const PER = {
  g: { factor: decimal(1000), per: 'kg' },
  ml: { factor: decimal(1000), per: 'l' },
  piece: { factor: decimal(1), per: 'piece' },
} as const;

/**
 * CATALOG-6e: the price of a kilogram, a liter or a piece, rounded half up once; deposits are no part of it.
 * `undefined` where the content is unknown or nothing.
 */
export const unitPriceOf = (price: Money, content: NetContent | undefined): UnitPrice | undefined => {
  if (!content || compareDecimals(content.amount, decimal(0)) <= 0) return undefined;
  const { factor, per } = PER[content.measure];
  const minor = divideDecimal(multiplyDecimals(majorOf(price), factor), content.amount, price.scale);
  return { amount: money(minor, price.scale), per };
};
