import type { NumberSigns } from '@domain/kernel/group-digits.ts';
import { groupDigits } from '@domain/kernel/group-digits.ts';

/** How a language writes numbers, in Latin digits (LOCALE-6). */
export type Numbers = {
  readonly signs: NumberSigns;
  /** A whole number: "1,240". */
  readonly count: (value: number) => string;
  /** One decimal of a number that is not negative, also of a whole one: "4.0". */
  readonly tenths: (value: number) => string;
};

const known = new Map<string, Numbers>();

/** Returns how a language writes numbers; languages unknown to the browser are written as English. */
export const numbersOf = (language: string): Numbers =>
  known.get(language) ?? rememberNumbers(language, signsOf(language));

/** Saves looking a language's signs up, which takes a slow phone some eighty milliseconds the first time. */
export const rememberNumbers = (language: string, signs: NumberSigns): Numbers => {
  const count = (value: number | string): string => groupDigits(String(value), signs);
  const tenths = (value: number): string => {
    const text = value.toFixed(1);
    return count(text.slice(0, -2)) + signs.decimal + text.slice(-1);
  };
  const numbers = { signs, count, tenths };
  known.set(language, numbers);
  return numbers;
};

const signsOf = (language: string): NumberSigns => {
  const format = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  const sign = (type: string, of = 123456.5): string =>
    format.formatToParts(of).find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal'), groupFrom: sign('group', 1234) ? 4 : 5 };
};
