import type { Decimal } from './decimal.ts';
import { convertMoney, type Money, type Scale } from './money.ts';

/** r(base × rate) of what a shop asks for, or takes off. RangeError for a negative amount and for a rate that is not above zero. */
export const chargeOf = (base: Decimal, rate: Decimal, scale: Scale): Money => {
  if (isNegative(base)) throw new RangeError(`Nobody asks for less than nothing: ${base}`);
  if (isNegative(rate) || !/[1-9]/.test(rate)) throw new RangeError(`A rate lies above zero, got ${rate}`);
  return convertMoney(base, rate, scale);
};

/** Decimals are written without the sign of a zero. */
export const isNegative = (value: Decimal): boolean => value.startsWith('-');
