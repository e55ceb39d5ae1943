/**
 * LOCALE-6: Returns the digits of a whole number with a comma before every three. Text that is anything but digits is
 * returned unchanged.
 */
export const groupDigits = (digits: string): string => {
  if (!/^\d+$/.test(digits)) return digits;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.push(digits.slice(Math.max(0, end - 3), end));
  return groups.reverse().join(',');
};
