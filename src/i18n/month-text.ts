/** Returns a month, `YYYY-MM`, in a language: "November 2026". */
export const monthText = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(Date.parse(`${month}-01`));
