import { ENGLISH_SIGNS, groupDigits, type NumberSigns } from '../kernel/group-digits.ts';
import type { PriceStyle } from './currency.ts';
import { money, type Money } from './money.ts';

/**
 * LOCALE-6: Formats an amount with the signs of the reader's language: two decimals (three if the currency has three);
 * "0" without an amount. Throws RangeError for an invalid amount. A negative one starts with a minus sign, which screen
 * readers speak, not with a hyphen.
 */
export const priceText = (
  amount: Money | undefined,
  { symbol, position, signs = ENGLISH_SIGNS }: PriceStyle,
): string => {
  const number = amount ? numberText(amount, signs) : '0';
  const sign = amount && amount.minor < 0 ? '−' : '';
  return sign + (position === 'before' ? symbol + number : number + symbol);
};

/** The amount without sign and symbol. */
const numberText = (amount: Money, signs: NumberSigns): string => {
  const { minor, scale } = money(amount.minor, amount.scale);
  const digits = String(Math.abs(minor)).padStart(scale + 1, '0');
  const whole = scale === 0 ? digits : digits.slice(0, -scale);
  const part = scale === 0 ? '00' : digits.slice(-scale);
  return groupDigits(whole, signs) + signs.decimal + part;
};
