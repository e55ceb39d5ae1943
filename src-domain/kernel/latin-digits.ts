/** Returns the text with Arabic (U+0660 to U+0669) and Persian (U+06F0 to U+06F9) digits as Latin ones. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
