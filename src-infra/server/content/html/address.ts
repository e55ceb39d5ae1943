const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", colon: ':', sol: '/', commat: '@', period: '.' };
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi;
const LAST_CODE_POINT = 0x10ffff;

/** No spaces, quotes, brackets, backslashes, control or invisible characters. */
const WEB = /^https?:\/\/[^\s"'<>`\\^{|}\p{C}]+$/iu;
const MAIL = /^mailto:[\w.!#$%&*+/=?~-]+@[\w.-]+(?:\?[\w.%&=+-]*)?$/i;

/** The address of a link as it may be shown: on the web or of a mailbox; `undefined` for any other. */
export const linkAddress = (attribute: string): string | undefined => {
  const address = decoded(attribute);
  return isWebAddress(address) || MAIL.test(address) ? address : undefined;
};

/** The address of a picture on the web; `undefined` for any other. */
export const pictureAddress = (attribute: string): string | undefined => {
  const address = decoded(attribute);
  return isWebAddress(address) ? address : undefined;
};

/** Names and passwords in an address are there to mislead. */
const isWebAddress = (address: string): boolean => {
  if (!WEB.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname !== '' && username === '' && password === '';
};

const decoded = (attribute: string): string =>
  attribute
    .replace(REFERENCE, (whole, hex: string | undefined, digits: string | undefined, name: string | undefined) => {
      if (name !== undefined) return REFERENCES[name] ?? whole;
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
    })
    .trim();
