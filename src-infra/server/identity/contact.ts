import { checkEmail, checkPhone } from '@domain/identity/index.ts';

/** An e-mail address as it is stored and compared; `undefined` for what is none. */
export const emailOf = (text: string): string | undefined => {
  const checked = checkEmail(text);
  return checked.ok ? checked.value : undefined;
};

/** The digits of a phone number; `undefined` for what is none. */
export const phoneOf = (text: string): string | undefined => {
  const checked = checkPhone(text);
  return checked.ok ? checked.value : undefined;
};
