import { checkPhone } from './checks.ts';
import type { Profile } from './session.ts';

/** The number of an account, and whether a code has proved it. */
export type PhoneOwner = Pick<Profile, 'phone' | 'isPhoneVerified'>;

/** Whether two texts are the same number, however they are written; a text that is no number equals none. */
export const isSamePhone = (left: string, right: string): boolean => {
  const [one, other] = [checkPhone(left), checkPhone(right)];
  return one.ok && other.ok && one.value === other.value;
};

/** ORDER-2i: whether a number is the verified one of an account. */
export const isVerifiedPhone = (phone: string, owner: PhoneOwner): boolean =>
  owner.isPhoneVerified && isSamePhone(phone, owner.phone ?? '');
