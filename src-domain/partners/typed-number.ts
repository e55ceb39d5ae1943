import { err, ok, type Result } from '../kernel/result.ts';
import { compareDecimals, decimal, typedDecimal, type Decimal } from '../pricing/index.ts';

/**
 * ACCOUNT-7c, LOCALE-6e: Reads a number from zero to `max` as owners type it; nothing is rounded. What is told how many
 * decimals the number may have still has to refuse more of them (`couldBeThousands`), with the fault that says so.
 */
export const typedNumber = (
  typed: string,
  max: number,
  decimals?: number,
): Result<Decimal, 'invalid' | 'too-large'> => {
  const read = typedDecimal(typed, decimals);
  if (read === undefined || compareDecimals(read, decimal(0)) < 0) return err('invalid');
  return compareDecimals(read, decimal(max)) <= 0 ? ok(read) : err('too-large');
};
