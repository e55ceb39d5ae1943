import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeReferences,
  outlined,
  plainText,
  readRichText,
  sanitiseHtml,
  untrustedHtml,
  type RichNode,
  type RichText,
} from '@domain/content/index.ts';
import { hostileHtmlArb, writtenHtmlArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const anyHtmlArb = fc.oneof(
  hostileHtmlArb,
  writtenHtmlArb,
  fc.tuple(writtenHtmlArb, hostileHtmlArb).map((parts) => parts.join('')),
);
const read = (html: string): RichText => readRichText(untrustedHtml(html));
const everyNode = (text: RichText): readonly RichNode[] =>
  text.flatMap((node) => [node, ...('children' in node ? everyNode(node.children) : [])]);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const written = (text: RichText): string =>
  text
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return escaped(node.text);
        case 'break':
          return '<br>';
        case 'picture':
          return `<img src="${escaped(node.address)}">`;
        case 'link':
          return `<a href="${escaped(node.address)}">${written(node.children)}</a>`;
        case 'heading':
          return `<h${node.level}>${written(node.children)}</h${node.level}>`;
        case 'element':
          return `<${node.name}>${written(node.children)}</${node.name}>`;
      }
    })
    .join('');

const isAllowed = (node: RichNode): boolean => {
  switch (node.kind) {
    case 'text':
    case 'break':
      return true;
    case 'link':
      return /^(?:https?:\/\/|mailto:)[^\s"'<>`\\]+$/i.test(node.address);
    case 'picture':
      return /^https?:\/\/[^\s"'<>`\\]+$/i.test(node.address);
    case 'heading':
      return [2, 3, 4].includes(node.level);
    case 'element':
      return ['p', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'blockquote'].includes(node.name);
  }
};

describe('API-11d rich texts', () => {
  it('contain only allowed elements, whatever was written', () => {
    fc.assert(
      fc.property(anyHtmlArb, (html) => {
        expect(everyNode(read(html)).filter((node) => !isAllowed(node))).toEqual([]);
      }),
      runs(500, 200_000),
    );
  });

  it('lose nothing that the sanitizer keeps', () => {
    fc.assert(
      fc.property(anyHtmlArb, (html) => {
        const clean = sanitiseHtml(html).replace(/<[^>]+>|[^<]+/g, (piece) =>
          piece.startsWith('<') ? piece : escaped(decodeReferences(piece)),
        );
        expect(written(read(html))).toBe(clean);
      }),
      runs(250, 100_000),
    );
  });

  it('contain everything that editors write', () => {
    expect(
      read(
        '<h3>Hours</h3><p>Until <b>late</b> &amp; <a href="https://x.y/?a=1&amp;b=2">more</a><br></p><ul><li>caf&eacute;</li></ul><img src="https://x.y/a.png">',
      ),
    ).toEqual([
      { kind: 'heading', level: 3, children: [{ kind: 'text', text: 'Hours' }] },
      {
        kind: 'element',
        name: 'p',
        children: [
          { kind: 'text', text: 'Until ' },
          { kind: 'element', name: 'b', children: [{ kind: 'text', text: 'late' }] },
          { kind: 'text', text: ' & ' },
          { kind: 'link', address: 'https://x.y/?a=1&b=2', children: [{ kind: 'text', text: 'more' }] },
          { kind: 'break' },
        ],
      },
      {
        kind: 'element',
        name: 'ul',
        children: [{ kind: 'element', name: 'li', children: [{ kind: 'text', text: 'café' }] }],
      },
      { kind: 'picture', address: 'https://x.y/a.png' },
    ]);
  });

  it('have the right kind for each element', () => {
    for (const name of ['p', 'b', 'strong', 'i', 'em', 'u', 'blockquote'])
      expect(read(`<${name}>x</${name}>`)).toEqual([
        { kind: 'element', name, children: [{ kind: 'text', text: 'x' }] },
      ]);
    for (const name of ['ul', 'ol'])
      expect(read(`<${name}><li>x</li></${name}>`)).toEqual([
        { kind: 'element', name, children: [{ kind: 'element', name: 'li', children: [{ kind: 'text', text: 'x' }] }] },
      ]);
    for (const level of [2, 3, 4])
      expect(read(`<h${level}></h${level}>`)).toEqual([{ kind: 'heading', level, children: [] }]);
  });

  it('contain addresses and words with references decoded once', () => {
    expect(
      read('<a href="https://x.y/?a&amp;amp;b">&amp;lt;&lt;b&gt;</a><img src="https://x.y/?a&amp;amp;b">&#233;'),
    ).toEqual([
      { kind: 'link', address: 'https://x.y/?a&amp;b', children: [{ kind: 'text', text: '&lt;<b>' }] },
      { kind: 'picture', address: 'https://x.y/?a&amp;b' },
      { kind: 'text', text: 'é' },
    ]);
  });

  it('are limited in depth, so that no page breaks on them', () => {
    const depth = (text: RichText): number =>
      1 + Math.max(0, ...text.map((node) => ('children' in node ? depth(node.children) : 0)));
    for (const unit of ['<ul><li>', '<blockquote>', '<b>', '<a href="https://x.y">', '<p>'])
      expect(depth(read(`${unit.repeat(500)}x`))).toBeLessThan(30);
    expect(depth(read(`${'<b>'.repeat(10_000)}x`))).toBeLessThan(30);
  });
});

describe('API-11f headings', () => {
  const levelsOf = (text: RichText): readonly number[] =>
    everyNode(text).flatMap((node) => (node.kind === 'heading' ? [node.level] : []));

  it('skip no level below their parent heading and keep the hierarchy', () => {
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

  it('start at the top level wherever an article starts', () => {
    expect(levelsOf(outlined(read('<h4>a</h4><h4>b</h4><h2>c</h2><h4>d</h4><h3>e</h3>'), 2))).toEqual([2, 2, 2, 3, 3]);
    expect(levelsOf(outlined(read('<blockquote><h3>a</h3></blockquote><h4>b</h4>'), 3))).toEqual([3, 4]);
  });
});

describe('API-11g plain words', () => {
  it('join the text into one line, with spaces between blocks', () => {
    for (const name of ['b', 'strong', 'i', 'em', 'u']) expect(plainText(read(`x<${name}>y</${name}>z`))).toBe('xyz');
    expect(plainText(read('x<a href="https://x.y">y</a>z'))).toBe('xyz');
    for (const name of ['p', 'h2', 'h3', 'h4', 'blockquote'])
      expect(plainText(read(`x<${name}>y</${name}>z`))).toBe('x y z');
    expect(plainText(read('<ul><li>x</li><li>y</li></ul>z<br>t<img src="https://x.y">u'))).toBe('x y z t u');
    expect(plainText(read(' x  \n&nbsp;y<br> <br>z '))).toBe('x y z');
    expect(
      plainText(
        read(
          '<h3>Hours</h3><p>Until <b>la</b>te<br>today</p><ul><li>one</li><li>two &amp; <a href="https://x.y">three</a></li></ul>',
        ),
      ),
    ).toBe('Hours Until late today one two & three');
    fc.assert(
      fc.property(anyHtmlArb, (html) => {
        const text = read(html);
        const all = everyNode(text)
          .flatMap((node) => (node.kind === 'text' ? [node.text] : []))
          .join('');
        expect(plainText(text).replace(/\s/g, '')).toBe(all.replace(/\s/g, ''));
        expect(plainText(text)).not.toMatch(/^\s|\s$|\s\s|\n/);
      }),
      runs(100, 30_000),
    );
  });
});
