import { latinDigits } from '../kernel/latin-digits.ts';
import { parseDecimal, type Decimal } from './decimal.ts';

/** An exponent or a plus sign is a slip. */
const TYPED = /^-?(?:\d+\.?\d*|\.\d+)$/;
const GROUPED = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * LOCALE-6f: Whether a typed number could mean a thousand or one, as "1,000" does. A number with three decimals or more
 * is not in doubt; where it is unknown how many it may have, only a comma is.
 */
export const couldBeThousands = (typed: string, decimals?: number): boolean => {
  const text = latinDigits(typed).trim();
  return GROUPED.test(text) && (decimals === undefined ? text.includes(',') : decimals < 3);
};

/**
 * LOCALE-6e: Reads a number as people type it: Latin, Arabic or Persian digits, and a point, a comma or an Arabic
 * decimal separator (U+066B) before the decimals. Returns undefined for any other text, and unless it is told how many
 * decimals the number may have, for one that could mean a thousand (LOCALE-6f).
 */
export const typedDecimal = (typed: string, decimals?: number): Decimal | undefined => {
  const text = latinDigits(typed).replace(/[,٫]/, '.').trim();
  const isRead = TYPED.test(text) && (decimals !== undefined || !couldBeThousands(typed));
  const read = isRead ? parseDecimal(text) : undefined;
  return read?.ok ? read.value : undefined;
};
