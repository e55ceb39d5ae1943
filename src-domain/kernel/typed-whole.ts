import { latinDigits } from './latin-digits.ts';

/** LOCALE-6e: Reads a whole number as people type it, in Latin, Arabic or Persian digits; undefined for any other text. */
export const typedWhole = (typed: string): number | undefined => {
  const digits = latinDigits(typed).trim();
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
};
