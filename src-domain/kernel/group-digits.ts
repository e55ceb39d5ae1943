/** LOCALE-6: what a language writes between thousands and before the decimals. */
export type NumberSigns = { readonly group: string; readonly decimal: string };

/** The signs of English. */
export const ENGLISH_SIGNS: NumberSigns = { group: ',', decimal: '.' };

/**
 * LOCALE-6: Returns the digits of a whole number with the sign for thousands before every three. Text that is anything
 * but digits is returned unchanged.
 */
export const groupDigits = (digits: string, { group }: NumberSigns = ENGLISH_SIGNS): string => {
  if (!/^\d+$/.test(digits)) return digits;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.push(digits.slice(Math.max(0, end - 3), end));
  return groups.reverse().join(group);
};
