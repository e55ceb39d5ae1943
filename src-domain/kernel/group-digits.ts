/** LOCALE-6: what a language writes between thousands and before the decimals. */
export type NumberSigns = {
  readonly group: string;
  readonly decimal: string;
  /** From how many digits a number is grouped: Spanish writes 1240, but 12.400. */
  readonly groupFrom?: number;
};

/** The signs of English. */
export const ENGLISH_SIGNS: NumberSigns = { group: ',', decimal: '.' };

/**
 * LOCALE-6: Returns the digits of a whole number with the sign for thousands before every three, if the language groups
 * a number of that length. Text that is anything but digits is returned unchanged.
 */
export const groupDigits = (digits: string, { group, groupFrom = 4 }: NumberSigns = ENGLISH_SIGNS): string => {
  if (digits.length < groupFrom || !/^\d+$/.test(digits)) return digits;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.push(digits.slice(Math.max(0, end - 3), end));
  return groups.reverse().join(group);
};
