/** Names of the characters from U+00A0 to U+00FF, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring ' +
  'AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml ' +
  'times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil ' +
  'egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ' +
  'ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...Object.fromEntries(LATIN.split(' ').map((name, place) => [name, String.fromCodePoint(0xa0 + place)])),
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    colon: ':',
    sol: '/',
    commat: '@',
    period: '.',
    Tab: '\t',
    NewLine: '\n',
    hellip: '…',
    mdash: '—',
    ndash: '–',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    bull: '•',
    euro: '€',
    trade: '™',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
    lrm: '\u200e',
    rlm: '\u200f',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    minus: '−',
    ne: '≠',
    le: '≤',
    ge: '≥',
    infin: '∞',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
  }),
);

const REFERENCE = /&(?:#x([0-9a-f]+)|#(\d+)|([a-z0-9]+));/gi;
const LAST_CODE_POINT = 0x10ffff;
/** Numbers from 128 to 159 mean Windows-1252 characters, as in texts pasted from old editors. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_OF_WINDOWS = 0x80;

/** API-11e: Returns the characters of references; an unknown name stays as written. */
export const decodeReferences = (text: string): string =>
  text.replace(REFERENCE, (whole, hex: string | undefined, digits: string | undefined, name: string | undefined) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return isCharacter(code) ? (WINDOWS[code - FIRST_OF_WINDOWS] ?? String.fromCodePoint(code)) : '\ufffd';
  });

/** Neither a surrogate nor beyond the last code point. */
const isCharacter = (code: number): boolean =>
  code > 0 && code <= LAST_CODE_POINT && !(code >= 0xd800 && code <= 0xdfff);
