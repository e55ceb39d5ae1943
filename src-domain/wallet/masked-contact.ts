/**
 * WALLET-1m: Masks an e-mail address or phone number, as its owner recognizes it and others cannot use it: the first
 * letter and the domain, or the last two digits.
 */
export const maskedContact = (contact: string): string => {
  const at = contact.lastIndexOf('@');
  return at > 0 ? `${contact.slice(0, 1)}•••${contact.slice(at)}` : `••• ••${contact.slice(-2)}`;
};
