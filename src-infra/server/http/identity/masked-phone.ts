/** Masks a phone number, including its length. */
export const maskedPhone = (phone: string): string => `${'*'.repeat(8)}${phone.slice(-4)}`;
