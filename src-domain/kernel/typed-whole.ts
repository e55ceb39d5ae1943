import { latinDigits } from './latin-digits.ts';

/** LOCALE-6e: Reads a whole number in Latin, Arabic or Persian digits. Returns undefined for any other text. */
export const typedWhole = (typed: string): number | undefined => {
  const digits = latinDigits(typed).trim();
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
};
