import { decodeReferences } from './references.ts';

/** A host of letters, numbers, dots and hyphens, or in brackets; without user name and password, which only mislead. */
const HOST = String.raw`(?:[\p{L}\p{N}\p{M}._~-]+|\[[\da-f:.]+\])(?::\d{1,5})?`;
/** No spaces, quotes, brackets, backslashes, control or invisible characters. */
const REST = String.raw`(?:[/?#][^\s"'<>\x60\\^{|}\p{C}]*)?`;
const WEB = new RegExp(`^https?://${HOST}${REST}$`, 'iu');
const MAIL = /^mailto:[\w.!#$%&*+/=?~-]+@[\w.-]+(?:\?[\w.%&=+-]*)?$/i;

/** Returns the address of a link that may be shown: a web or mailbox address; undefined for any other. */
export const linkAddress = (attribute: string): string | undefined => {
  const address = decodeReferences(attribute).trim();
  return WEB.test(address) || MAIL.test(address) ? address : undefined;
};

/** Returns the web address of a picture; undefined for any other. */
export const pictureAddress = (attribute: string): string | undefined => {
  const address = decodeReferences(attribute).trim();
  return WEB.test(address) ? address : undefined;
};
