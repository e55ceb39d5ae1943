import type { NumberSigns } from '@domain/kernel/group-digits.ts';

/** LOCALE-6: Returns how a language writes numbers, in Latin digits. */
export const numberSigns = (language: string): NumberSigns => {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, numberingSystem: 'latn' });
  const sign = (type: string, of = 123456.5): string =>
    format.formatToParts(of).find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal'), groupFrom: sign('group', 1234) ? 4 : 5 };
};
