import * as fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { decodeReferences } from '@domain/content/index.ts';
import { runs } from '../runs.ts';

/**
 * Names and hexadecimal code points of the HTML standard (13.5 Named character references) of those that are known
 * here, by code point.
 */
const STANDARD = `
  Tab 9, NewLine a, quot 22, amp 26, apos 27, period 2e, sol 2f, colon 3a, lt 3c, gt 3e, commat 40, nbsp a0, iexcl a1,
  cent a2, pound a3, curren a4, yen a5, brvbar a6, sect a7, uml a8, copy a9, ordf aa, laquo ab, not ac, shy ad,
  reg ae, macr af, deg b0, plusmn b1, sup2 b2, sup3 b3, acute b4, micro b5, para b6, middot b7, cedil b8, sup1 b9,
  ordm ba, raquo bb, frac14 bc, frac12 bd, frac34 be, iquest bf, Agrave c0, Aacute c1, Acirc c2, Atilde c3, Auml c4,
  Aring c5, AElig c6, Ccedil c7, Egrave c8, Eacute c9, Ecirc ca, Euml cb, Igrave cc, Iacute cd, Icirc ce, Iuml cf,
  ETH d0, Ntilde d1, Ograve d2, Oacute d3, Ocirc d4, Otilde d5, Ouml d6, times d7, Oslash d8, Ugrave d9, Uacute da,
  Ucirc db, Uuml dc, Yacute dd, THORN de, szlig df, agrave e0, aacute e1, acirc e2, atilde e3, auml e4, aring e5,
  aelig e6, ccedil e7, egrave e8, eacute e9, ecirc ea, euml eb, igrave ec, iacute ed, icirc ee, iuml ef, eth f0,
  ntilde f1, ograve f2, oacute f3, ocirc f4, otilde f5, ouml f6, divide f7, oslash f8, ugrave f9, uacute fa, ucirc fb,
  uuml fc, yacute fd, thorn fe, yuml ff, OElig 152, oelig 153, Scaron 160, scaron 161, ensp 2002, emsp 2003,
  thinsp 2009, zwnj 200c, zwj 200d, lrm 200e, rlm 200f, ndash 2013, mdash 2014, lsquo 2018, rsquo 2019, sbquo 201a,
  ldquo 201c, rdquo 201d, bdquo 201e, bull 2022, hellip 2026, lsaquo 2039, rsaquo 203a, euro 20ac, trade 2122,
  larr 2190, uarr 2191, rarr 2192, darr 2193, minus 2212, infin 221e, ne 2260, le 2264, ge 2265
`;
const standard = STANDARD.trim()
  .split(/,\s+/)
  .map((pair) => pair.split(' ') as [name: string, code: string]);
const characterOf = (code: string): string => String.fromCodePoint(Number.parseInt(code, 16));

describe('API-11e references', () => {
  it('decode numbers to their characters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x10ffff }), (code) => {
        fc.pre(code < 0x80 || code > 0x9f);
        const character = code >= 0xd800 && code <= 0xdfff ? '\ufffd' : String.fromCodePoint(code);
        expect([decodeReferences(`a&#${code};b`), decodeReferences(`a&#x${code.toString(16)};b`)]).toEqual([
          `a${character}b`,
          `a${character}b`,
        ]);
      }),
      runs(100, 30_000),
    );
  });

  it('decode numbers from 128 to 159 as Windows-1252', () => {
    const written = Array.from({ length: 32 }, (_, place) => `&#${0x80 + place};`).join('');
    expect(parseFragment(written).childNodes).toMatchObject([{ value: decodeReferences(written) }]);
  });

  it('decode numbers without a character as U+FFFD', () => {
    expect(
      [
        '&#0;',
        '&#x0;',
        '&#xd7ff;',
        '&#xd800;',
        '&#xdfff;',
        '&#xe000;',
        '&#x10ffff;',
        '&#x110000;',
        '&#1114111;',
        '&#1114112;',
        `&#${'9'.repeat(400)};`,
      ].map(decodeReferences),
    ).toEqual([
      '\ufffd',
      '\ufffd',
      '\ud7ff',
      '\ufffd',
      '\ufffd',
      '\ue000',
      '\u{10ffff}',
      '\ufffd',
      '\u{10ffff}',
      '\ufffd',
      '\ufffd',
    ]);
  });

  it('accept long numbers and hexadecimal digits of any case', () => {
    expect(decodeReferences('&#x000000e9;&#0000233;&#XE9;&#xE9;')).toBe('éééé');
  });

  it('decode the names in the standard', () => {
    for (const [name, code] of standard)
      expect([name, decodeReferences(`a&${name};b`)]).toEqual([name, `a${characterOf(code)}b`]);
  });

  it('distinguish names by case', () => {
    expect(decodeReferences('&Eacute;&eacute;&EACUTE;')).toBe('Éé&EACUTE;');
  });

  it('are decoded once, wherever they are', () => {
    expect(decodeReferences('&amp;lt;&amp;#60; &lt;&lt;&#60;')).toBe('&lt;&#60; <<<');
  });

  it('stay as written if unknown or not terminated', () => {
    for (const text of [
      '&nonsense;',
      '&constructor;',
      '&toString;',
      '&;',
      '& amp;',
      '&amp',
      '&amp ;',
      '&#;',
      '&#x;',
      '&#xg;',
      '&#12a;',
      '&#-1;',
      '&#',
      '&',
      'amp;',
      '#60;',
    ]) {
      expect(decodeReferences(text)).toBe(text);
    }
  });
});
