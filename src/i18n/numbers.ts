import type { NumberSigns } from '@domain/kernel/group-digits.ts';
import { groupDigits } from '@domain/kernel/group-digits.ts';

/** How a language writes numbers, in Latin digits (LOCALE-6). */
export type Numbers = {
  readonly signs: NumberSigns;
  /** A whole number: "1,240". */
  readonly count: (value: number) => string;
  /** One decimal, also of a whole number: "4.0". */
  readonly tenths: (value: number) => string;
};

const known = new Map<string, Numbers>();

/** Returns how a language writes numbers; languages unknown to the browser are written as English. */
export const numbersOf = (language: string): Numbers => {
  const found = known.get(language) ?? create(language);
  known.set(language, found);
  return found;
};

const create = (language: string): Numbers => {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' } as const;
  const format = new Intl.NumberFormat(language, options);
  const sign = (type: string, of = 123456.5): string =>
    format.formatToParts(of).find((part) => part.type === type)?.value ?? '';
  const signs = { group: sign('group'), decimal: sign('decimal'), groupFrom: sign('group', 1234) ? 4 : 5 };
  return { signs, count: (value) => groupDigits(String(value), signs), tenths: (value) => format.format(value) };
};
