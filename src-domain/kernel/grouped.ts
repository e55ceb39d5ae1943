/** LOCALE-6: whole digits with a comma before every three, as numbers are written in every language. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
