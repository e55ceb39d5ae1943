import { err, ok, type Result } from '../kernel/result.ts';
import { compareDecimals, decimal, parseDecimal, type Decimal } from '../pricing/index.ts';

/**
 * ACCOUNT-7c: Reads a number from zero to `max` as owners type it: comma and point both separate, and nothing is
 * rounded.
 */
export const typedNumber = (typed: string, max: number): Result<Decimal, 'invalid' | 'too-large'> => {
  const read = parseDecimal(typed.replace(',', '.'));
  if (!read.ok || compareDecimals(read.value, decimal(0)) < 0) return err('invalid');
  return compareDecimals(read.value, decimal(max)) <= 0 ? ok(read.value) : err('too-large');
};
