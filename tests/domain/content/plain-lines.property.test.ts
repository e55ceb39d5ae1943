import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerLines,
  plainLines,
  plainText,
  readRichText,
  sanitiseHtml,
  untrustedHtml,
} from '@domain/content/index.ts';
import { hostileHtmlArb, writtenHtmlArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

describe('API-11h answers as lines', () => {
  it('keep all words in order, without tags or empty lines', () => {
    fc.assert(
      fc.property(fc.oneof(writtenHtmlArb, hostileHtmlArb), (html) => {
        const unlinked = sanitiseHtml(html).replace(/<\/?a\b[^>]*>/g, '');
        const lines = plainLines(unlinked);
        expect(lettersOf(lines)).toBe(lettersOf(plainText(readRichText(untrustedHtml(unlinked)))));
        expect(lines.split('\n').every((line) => lines === '' || (line !== '' && line === line.trim()))).toBe(true);
      }),
      runs(200, 20_000),
    );
  });

  it('are what a server sends as text, and the lines of what it sends as HTML', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((text) => !/[<&]/.test(text)),
        (text) => {
          expect(answerLines(text)).toBe(text);
        },
      ),
      runs(100, 10_000),
    );
    expect(answerLines('<p>Until late</p><p>1 &lt; 2</p>')).toBe('Until late\n1 < 2');
    expect(answerLines('1 < 2,  and\nmore')).toBe('1 < 2,  and\nmore');
  });

  it('keep marks of items and addresses of links', () => {
    expect(
      plainLines(
        '<h3>Hours</h3><p>Until <b>late</b>,\n see <a href="https://x.y/">more</a><br>or ' +
          '<a href="mailto:a@x.y">a@x.y</a></p><ul><li>One</li></ul><ol><li>caf&eacute;</li><li>1 &lt; 2</li></ol>',
      ),
    ).toBe('Hours\nUntil late, see more (https://x.y/)\nor a@x.y\n- One\n1. café\n2. 1 < 2');
    expect(plainLines('')).toBe('');
  });
});
