import type { Decimal } from './decimal.ts';
import { typedDecimal } from './typed-decimal.ts';

/**
 * PRICE-6b, LOCALE-6e: Reads an amount as people type it: not negative, with at most so many digits before the decimals
 * and three decimals. Returns undefined for any other text.
 */
export const typedAmount = (typed: string, mostDigits = 6): Decimal | undefined => {
  const amount = typedDecimal(typed);
  const [whole = '', decimals = ''] = amount?.split('.') ?? [];
  return whole.startsWith('-') || whole.length > mostDigits || decimals.length > 3 ? undefined : amount;
};
