import type { Decimal } from './decimal.ts';
import { convertMoney, type Money, type Scale } from './money.ts';

/**
 * Returns r(base × rate) of an amount that a shop charges or deducts. Throws RangeError if the amount is negative or
 * the rate is not above zero.
 */
export const chargeOf = (base: Decimal, rate: Decimal, scale: Scale): Money => {
  if (isNegative(base)) throw new RangeError(`Charge must not be negative, got ${base}`);
  if (isNegative(rate) || !/[1-9]/.test(rate)) throw new RangeError(`Rate must be above zero, got ${rate}`);
  return convertMoney(base, rate, scale);
};

/** Returns whether a decimal is below zero; a `Decimal` never has a negative zero. */
export const isNegative = (value: Decimal): boolean => value.startsWith('-');
