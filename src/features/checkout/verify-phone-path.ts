import { isSamePhone } from '@domain/identity/index.ts';

/** ORDER-2i: where the number of an order is verified, and which page follows. `own` is the number of the account. */
export const verifyPhonePath = (phone: string, own: string): string =>
  `/profile/phone?${isSamePhone(phone, own) ? 'verify=1&' : ''}next=%2Fcheckout`;
