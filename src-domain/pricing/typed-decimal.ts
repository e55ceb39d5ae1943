import { latinDigits } from '../kernel/latin-digits.ts';
import { parseDecimal, type Decimal } from './decimal.ts';

/** An exponent or a plus sign is a slip. */
const TYPED = /^-?(?:\d+\.?\d*|\.\d+)$/;

/**
 * LOCALE-6e: Reads a number as people type it: Latin, Arabic or Persian digits, and a point, a comma or an Arabic
 * decimal separator (U+066B) before the decimals. Returns undefined for any other text.
 */
export const typedDecimal = (typed: string): Decimal | undefined => {
  const text = latinDigits(typed).replace(/[,٫]/, '.').trim();
  const read = TYPED.test(text) ? parseDecimal(text) : undefined;
  return read?.ok ? read.value : undefined;
};
