import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeReferences, linkAddress, outlined, pictureAddress, plainText, readRichText, sanitiseHtml, untrustedHtml, type RichNode, type RichText } from '@domain/content/index.ts';
import { hostileHtmlArb, htmlAddressArb, webAddressArb, writtenHtmlArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const anyHtmlArb = fc.oneof(hostileHtmlArb, writtenHtmlArb, fc.tuple(writtenHtmlArb, hostileHtmlArb).map((parts) => parts.join('')));
const read = (html: string): RichText => readRichText(untrustedHtml(html));
const everyNode = (text: RichText): readonly RichNode[] => text.flatMap((node) => [node, ...('children' in node ? everyNode(node.children) : [])]);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const written = (text: RichText): string =>
  text
    .map((node) => {
      switch (node.kind) {
        case 'text': return escaped(node.text);
        case 'break': return '<br>';
        case 'picture': return `<img src="${escaped(node.address)}">`;
        case 'link': return `<a href="${escaped(node.address)}">${written(node.children)}</a>`;
        case 'heading': return `<h${node.level}>${written(node.children)}</h${node.level}>`;
        case 'element': return `<${node.name}>${written(node.children)}</${node.name}>`;
      }
    })
    .join('');

const isAllowed = (node: RichNode): boolean => {
  switch (node.kind) {
    case 'text': case 'break': return true;
    case 'link': return /^(?:https?:\/\/|mailto:)[^\s"'<>`\\]+$/i.test(node.address);
    case 'picture': return /^https?:\/\/[^\s"'<>`\\]+$/i.test(node.address);
    case 'heading': return [2, 3, 4].includes(node.level);
    case 'element': return ['p', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'blockquote'].includes(node.name);
  }
};

describe('API-11d rich texts', () => {
  it('hold nothing but what may be shown, whatever was written', () => {
    fc.assert(
      fc.property(anyHtmlArb, (html) => {
        expect(everyNode(read(html)).filter((node) => !isAllowed(node))).toEqual([]);
      }),
      runs(500, 200_000),
    );
  });

  it('lose nothing of what the sanitiser lets through', () => {
    fc.assert(
      fc.property(anyHtmlArb, (html) => {
        const clean = sanitiseHtml(html).replace(/<[^>]+>|[^<]+/g, (piece) => (piece.startsWith('<') ? piece : escaped(decodeReferences(piece))));
        expect(written(read(html))).toBe(clean);
      }),
      runs(250, 100_000),
    );
  });

  it('of what editors write are the whole of it', () => {
    expect(read('<h3>Hours</h3><p>Until <b>late</b> &amp; <a href="https://x.y/?a=1&amp;b=2">more</a><br></p><ul><li>caf&eacute;</li></ul><img src="https://x.y/a.png">')).toEqual([
      { kind: 'heading', level: 3, children: [{ kind: 'text', text: 'Hours' }] },
      { kind: 'element', name: 'p', children: [
        { kind: 'text', text: 'Until ' }, { kind: 'element', name: 'b', children: [{ kind: 'text', text: 'late' }] }, { kind: 'text', text: ' & ' },
        { kind: 'link', address: 'https://x.y/?a=1&b=2', children: [{ kind: 'text', text: 'more' }] }, { kind: 'break' },
      ] },
      { kind: 'element', name: 'ul', children: [{ kind: 'element', name: 'li', children: [{ kind: 'text', text: 'café' }] }] },
      { kind: 'picture', address: 'https://x.y/a.png' },
    ]);
  });

  it('are no deeper than anybody reads, so that no page breaks on them', () => {
    const depth = (text: RichText): number => 1 + Math.max(0, ...text.map((node) => ('children' in node ? depth(node.children) : 0)));
    for (const unit of ['<ul><li>', '<blockquote>', '<b>', '<a href="https://x.y">', '<p>']) expect(depth(read(`${unit.repeat(500)}x`))).toBeLessThan(30);
    expect(depth(read(`${'<b>'.repeat(10_000)}x`))).toBeLessThan(30);
  });
});

describe('API-11c addresses', () => {
  it('are of the web or a mailbox as browsers read them, without names and passwords', () => {
    fc.assert(
      fc.property(fc.oneof(htmlAddressArb, webAddressArb, fc.tuple(fc.constantFrom('https://', 'http://', 'mailto:', 'https:'), fc.string({ maxLength: 12 })).map((parts) => parts.join(''))), (attribute) => {
        const [link, picture] = [linkAddress(attribute), pictureAddress(attribute)];
        if (picture !== undefined) expect(link).toBe(picture);
        if (link === undefined || !URL.canParse(link)) return;
        const { protocol, username, password } = new URL(link);
        expect(picture === undefined ? ['mailto:'] : ['http:', 'https:']).toContain(protocol);
        expect([username, password]).toEqual(['', '']);
      }),
      runs(500, 200_000),
    );
  });

  it('that people use are let through', () => {
    fc.assert(
      fc.property(webAddressArb.filter((address) => !address.includes("'")), (address) => {
        expect(pictureAddress(address.replaceAll('&', '&amp;'))).toBe(address);
      }),
      runs(100, 30_000),
    );
    for (const address of ['https://tiffin.example:8443/a', 'http://[::1]:8080/', 'https://مطبخ.example/كباب', 'mailto:help@tiffin.example?subject=Hi']) expect(linkAddress(address)).toBe(address);
  });
});

describe('API-11e references', () => {
  it('of numbers are their characters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x10ffff }), (code) => {
        const character = code >= 0xd800 && code <= 0xdfff ? '\ufffd' : String.fromCodePoint(code);
        expect([decodeReferences(`a&#${code};b`), decodeReferences(`a&#x${code.toString(16)};b`)]).toEqual([`a${character}b`, `a${character}b`]);
      }),
      runs(100, 30_000),
    );
  });

  it('of names are theirs, of nobody\'s names nothing', () => {
    expect(decodeReferences('&nbsp;&iexcl;&yuml;&Agrave;&times;&divide;&szlig;&amp;lt;&apos;&hellip;&euro;')).toBe("\u00a0¡ÿÀ×÷ß&lt;'…€");
    expect(decodeReferences('&nonsense; &constructor; & &; &#0; &#x110000; &lt')).toBe('&nonsense; &constructor; & &; \ufffd \ufffd &lt');
  });
});

describe('API-11f headings', () => {
  const levelsOf = (text: RichText): readonly number[] => everyNode(text).flatMap((node) => (node.kind === 'heading' ? [node.level] : []));

  it('skip no level below the one they stand under, and keep who is below whom', () => {
    fc.assert(
      fc.property(writtenHtmlArb, fc.constantFrom(2 as const, 3 as const), (html, top) => {
        const before = levelsOf(read(html));
        const after = levelsOf(outlined(read(html), top));
        const levels = before.map((level, place) => {
          const above = before.slice(0, place).findLastIndex((other) => other < level);
          return above === -1 ? top : Math.min(6, (after[above] ?? 0) + 1);
        });
        expect(after).toEqual(levels);
      }),
      runs(130, 40_000),
    );
  });

  it('of articles that begin anywhere begin at the top', () => {
    expect(levelsOf(outlined(read('<h4>a</h4><h4>b</h4><h2>c</h2><h4>d</h4><h3>e</h3>'), 2))).toEqual([2, 2, 2, 3, 3]);
    expect(levelsOf(outlined(read('<blockquote><h3>a</h3></blockquote><h4>b</h4>'), 3))).toEqual([3, 4]);
  });
});

describe('API-11g plain words', () => {
  it('are those of the text in one line, words of two blocks apart', () => {
    expect(plainText(read('<h3>Hours</h3><p>Until <b>la</b>te<br>today</p><ul><li>one</li><li>two &amp; <a href="https://x.y">three</a></li></ul>'))).toBe('Hours Until late today one two & three');
    fc.assert(
      fc.property(anyHtmlArb, (html) => {
        const text = read(html);
        const all = everyNode(text).flatMap((node) => (node.kind === 'text' ? [node.text] : [])).join('');
        expect(plainText(text).replace(/\s/g, '')).toBe(all.replace(/\s/g, ''));
        expect(plainText(text)).not.toMatch(/^\s|\s$|\s\s|\n/);
      }),
      runs(100, 30_000),
    );
  });
});
