import type { OwnerContact } from '../../features/identity/index.ts';
import { maskedPhone } from '../identity/masked-phone.ts';

/** Masks the contact that a code went to: the owner recognizes it, others do not learn it. */
export const maskedContact = ({ channel, to }: OwnerContact): string => {
  if (channel === 'sms') return maskedPhone(to);
  const at = to.lastIndexOf('@');
  return `${to.slice(0, 1)}***${to.slice(at)}`;
};
