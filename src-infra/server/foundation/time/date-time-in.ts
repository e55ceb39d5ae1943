/**
 * Returns a moment on the clock of a time zone, written in a language, in Latin digits: "March 10, 2025 at 12:00 PM".
 */
export const dateTimeIn = (language: string, timeZone: string, at: number): string => {
  const format = { dateStyle: 'long', timeStyle: 'short', numberingSystem: 'latn' } as const;
  try {
    return new Intl.DateTimeFormat(language, { ...format, timeZone }).format(at);
  } catch (refusal) {
    // A zone that this runtime does not know.
    if (!(refusal instanceof RangeError)) throw refusal;
    return new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(at);
  }
};
