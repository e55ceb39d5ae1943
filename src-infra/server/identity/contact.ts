/** An e-mail address as it is stored and compared. */
export const emailOf = (text: string): string => text.trim().toLowerCase();

/** The digits of a phone number. */
export const phoneOf = (text: string): string => text.replace(/\D/g, '');
