import type { Decimal } from './decimal.ts';
import { couldBeThousands, typedDecimal } from './typed-decimal.ts';

/**
 * PRICE-6b, LOCALE-6e: Reads an amount as people type it: not negative, with at most so many digits before the decimals
 * and three decimals. Returns undefined for any other text, and for one that could mean a thousand in a currency with
 * so many decimals (LOCALE-6f).
 */
export const typedAmount = (typed: string, mostDigits = 6, scale?: number): Decimal | undefined => {
  const amount = couldBeThousands(typed, scale) ? undefined : typedDecimal(typed, scale);
  const [whole = '', decimals = ''] = amount?.split('.') ?? [];
  return whole.startsWith('-') || whole.length > mostDigits || decimals.length > 3 ? undefined : amount;
};
