import { decodeReferences } from './references.ts';

/**
 * A host of letters, numbers, dots and hyphens, or in brackets; no name and no password before it, which are there to
 * mislead.
 */
const HOST = String.raw`(?:[\p{L}\p{N}\p{M}._~-]+|\[[\da-f:.]+\])(?::\d{1,5})?`;
/** No spaces, quotes, brackets, backslashes, control or invisible characters. */
const REST = String.raw`(?:[/?#][^\s"'<>\x60\\^{|}\p{C}]*)?`;
const WEB = new RegExp(`^https?://${HOST}${REST}$`, 'iu');
const MAIL = /^mailto:[\w.!#$%&*+/=?~-]+@[\w.-]+(?:\?[\w.%&=+-]*)?$/i;

/** The address of a link as it may be shown: on the web or of a mailbox; `undefined` for any other. */
export const linkAddress = (attribute: string): string | undefined => {
  const address = decodeReferences(attribute).trim();
  return WEB.test(address) || MAIL.test(address) ? address : undefined;
};

/** The address of a picture on the web; `undefined` for any other. */
export const pictureAddress = (attribute: string): string | undefined => {
  const address = decodeReferences(attribute).trim();
  return WEB.test(address) ? address : undefined;
};
