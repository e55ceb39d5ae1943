import { groupDigits } from '../kernel/group-digits.ts';
import type { PriceStyle } from './currency.ts';
import { money, type Money } from './money.ts';

/**
 * LOCALE-6: Formats an amount: two decimals (three if the currency has three), comma for thousands; "0" without an
 * amount. Throws RangeError for an invalid amount.
 */
export const priceText = (amount: Money | undefined, { symbol, position }: PriceStyle): string => {
  const number = amount ? numberText(amount) : '0';
  const sign = amount && amount.minor < 0 ? '-' : '';
  return sign + (position === 'before' ? symbol + number : number + symbol);
};

/** The amount without sign and symbol. */
const numberText = (amount: Money): string => {
  const { minor, scale } = money(amount.minor, amount.scale);
  const digits = String(Math.abs(minor)).padStart(scale + 1, '0');
  const whole = scale === 0 ? digits : digits.slice(0, -scale);
  const part = scale === 0 ? '00' : digits.slice(-scale);
  return `${groupDigits(whole)}.${part}`;
};
