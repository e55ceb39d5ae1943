import { checkEmail, checkPhone } from '@domain/identity/index.ts';

/** Normalizes an e-mail address; `undefined` if it is invalid. */
export const emailOf = (text: string): string | undefined => {
  const checked = checkEmail(text);
  return checked.ok ? checked.value : undefined;
};

/** Returns the digits of a phone number; `undefined` if it is invalid. */
export const phoneOf = (text: string): string | undefined => {
  const checked = checkPhone(text);
  return checked.ok ? checked.value : undefined;
};
