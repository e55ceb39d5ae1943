import { err, ok, type Result } from '../kernel/result.ts';
import {
  compareDecimals,
  couldBeThousands,
  majorOf,
  moneyOf,
  type Decimal,
  type Money,
  type Scale,
} from '../pricing/index.ts';
import { typedNumber } from './typed-number.ts';

/** The largest amount, in major units. */
export const SHOP_AMOUNT_MAX = 1_000_000_000;

/** ACCOUNT-7c: Returns an amount from zero on without decimals that its currency lacks; undefined for any other one. */
export const wholeAmount = (major: Decimal, scale: Scale): Money | undefined => {
  const amount = moneyOf(major, scale);
  return amount.minor >= 0 && compareDecimals(majorOf(amount), major) === 0 ? amount : undefined;
};

/**
 * ACCOUNT-7c, LOCALE-6f: Reads an amount up to `SHOP_AMOUNT_MAX` as owners type it, where an empty text is zero;
 * refuses decimals that its currency lacks, and a text that could mean a thousand or one.
 */
export const typedShopAmount = (
  typed: string,
  scale: Scale,
): Result<Money, 'invalid' | 'too-large' | 'too-many-decimals'> => {
  const read = typedNumber(typed.trim() || '0', SHOP_AMOUNT_MAX, scale);
  if (!read.ok) return read;
  const amount = couldBeThousands(typed, scale) ? undefined : wholeAmount(read.value, scale);
  return amount ? ok(amount) : err('too-many-decimals');
};
