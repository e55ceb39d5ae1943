import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '@domain/content/index.ts';
import { runs } from '../runs.ts';
import { misread } from './misread.ts';

const FLOWING = ['b', 'strong', 'i', 'em', 'u', 'a'];
const BLOCKS = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'];
const startOf = (name: string): string => (name === 'a' ? '<a href="https://x.y">' : `<${name}>`);

/** Flowing text in elements that are not in themselves; never empty. */
const plainArb = fc.constantFrom('x', 'y &amp; z', '<br>', '<img src="https://x.y/a.png">');
const markedArb = fc
  .tuple(fc.shuffledSubarray(FLOWING, { maxLength: 3 }), plainArb, plainArb)
  .map(([names, first, last]) => names.reduce((inner, name) => `${startOf(name)}${first}, ${inner}</${name}>`, last));
const flowArb = fc.array(markedArb, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(', '));
/** Blocks as the standard nests them. */
const blocksArb = fc.letrec<{ readonly block: string; readonly inner: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc
      .tuple(fc.constantFrom('p', 'h2', 'h3', 'h4'), fc.oneof(fc.constant(''), flowArb))
      .map(([name, flow]) => `<${name}>${flow}</${name}>`),
    tie('inner').map((inner) => `<blockquote>${inner}</blockquote>`),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('inner'), { maxLength: 2 }))
      .map(([name, items]) => `<${name}>${items.map((item) => `<li>${item}</li>`).join('\n')}</${name}>`),
  ),
  inner: fc.array(fc.oneof(flowArb, tie('block')), { maxLength: 3 }).map((parts) => parts.join('\n')),
}));

type Word = { readonly word: string; readonly within: readonly string[] };

/** The words of a text with the flowing elements that are open around each. */
const wordsIn = (html: string): readonly Word[] => {
  const open = new Set<string>();
  const words: Word[] = [];
  for (const [piece, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g)) {
    if (name === undefined)
      words.push(
        ...piece
          .trim()
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => ({ word, within: FLOWING.filter((one) => open.has(one)) })),
      );
    else if (slash === '') open.add(name);
    else open.delete(name);
  }
  return words;
};
const soupArb = fc
  .array(
    fc.oneof(
      fc.constantFrom('x ', 'y ', ' ', '<div>', '<br>'),
      fc
        .tuple(fc.constantFrom('<', '</'), fc.constantFrom(...FLOWING, ...BLOCKS))
        .map(([start, name]) => (start === '<' ? startOf(name) : `</${name}>`)),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.map((part, place) => (/^[xy] $/.test(part) ? ` ${part.trim()}${place} ` : part)).join(''));

describe('API-11b nesting', () => {
  it('leaves well-formed HTML unchanged', () => {
    fc.assert(
      fc.property(blocksArb.inner, (html) => {
        expect(sanitiseHtml(html)).toBe(html);
      }),
      runs(150, 20_000),
    );
  });

  it('keeps every word of broken HTML under the elements it was written under', () => {
    fc.assert(
      fc.property(soupArb, (html) => {
        expect(wordsIn(sanitiseHtml(html))).toEqual(wordsIn(html));
      }),
      runs(300, 60_000),
    );
  });

  it('wraps inline elements inside their blocks and drops empty ones', () => {
    expect(
      misread([
        ['<b>x<i>y</b>z</i>t', '<b>x<i>y</i></b><i>z</i>t'],
        ['<b>x<p>y</p>z</b>t', '<b>x</b><p><b>y</b></p><b>z</b>t'],
        ['<b><i>x<p>y', '<b><i>x</i></b><p><b><i>y</i></b></p>'],
        ['<p><b>x</p>y', '<p><b>x</b></p><b>y</b>'],
        ['<b>x<b>y</b>z</b>', '<b>xy</b>z'],
        ['x<b></b>y', 'xy'],
        ['x<b>', 'x'],
        ['<b></b><i>x', '<i>x</i>'],
        ['<b><i></i>x</b>', '<b>x</b>'],
        ['x</b>y', 'xy'],
        ['<b>x</i>y</b>', '<b>xy</b>'],
        ['<b><br></b>', '<b><br></b>'],
        ['<b><img src="https://x.y"></b>', '<b><img src="https://x.y"></b>'],
      ]),
    ).toEqual([]);
  });

  it('never puts a link in a link: the next one ends the one before, wherever it leads', () => {
    const [one, two] = ['<a href="https://x.y">', '<a href="https://z.z">'];
    expect(
      misread([
        [`${one}x${two}y</a>z</a>t`, `${one}x</a>${two}y</a>zt`],
        [`<b>${one}x${two}y</a></b>`, `<b>${one}x</a>${two}y</a></b>`],
        [`${one}<b>x${two}y</b>z</a>`, `${one}<b>x</b></a><b>${two}y</a></b>${two}z</a>`],
        [`${one}x<a href="x">y</a>z`, `${one}x</a>yz`],
        [`${one}x<p>y</a>z`, `${one}x</a><p>${one}y</a>z</p>`],
      ]),
    ).toEqual([]);
  });

  it('never puts a paragraph or heading in another', () => {
    expect(
      misread([
        ['<p>x<p>y</p>z', '<p>x</p><p>y</p>z'],
        ['<p>x<h2>y</h2>z', '<p>x</p><h2>y</h2>z'],
        ['<h3>x<ul><li>y', '<h3>x</h3><ul><li>y</li></ul>'],
        ['<h4>x<blockquote>y', '<h4>x</h4><blockquote>y</blockquote>'],
        ['<p>x</h2>y</p>z', '<p>xy</p>z'],
        ['x</p>y', 'xy'],
        ['<p>x</p>y</p>z', '<p>x</p>yz'],
        ['<p></p>', '<p></p>'],
      ]),
    ).toEqual([]);
  });

  it('allows only items in lists', () => {
    expect(
      misread([
        ['<ul>x</ul>', '<ul><li>x</li></ul>'],
        ['<ul><br></ul>', '<ul><li><br></li></ul>'],
        ['<ol><p>x</p></ol>', '<ol><li><p>x</p></li></ol>'],
        ['<ul><ol><li>x</ol></ul>', '<ul><li><ol><li>x</li></ol></li></ul>'],
        ['<ul><blockquote>x', '<ul><li><blockquote>x</blockquote></li></ul>'],
        ['<ul>x<li>y</ul>', '<ul><li>x</li><li>y</li></ul>'],
        ['<ul>&nbsp;<li>y</ul>', '<ul><li>&nbsp;</li><li>y</li></ul>'],
        ['<ul></ul>', '<ul></ul>'],
        ['<ul> \t\r\n<li>x</li>\n\n</ul>', '<ul> \t\r\n<li>x</li>\n\n</ul>'],
        ['<ul><b> <li>x', '<ul> <li><b>x</b></li></ul>'],
        ['<ul> x</ul>', '<ul><li> x</li></ul>'],
        ['<ul>x </ul>', '<ul><li>x </li></ul>'],
      ]),
    ).toEqual([]);
  });

  it('puts items into the nearest list around them, or into a new one', () => {
    expect(
      misread([
        ['<ul><li>x<li>y', '<ul><li>x</li><li>y</li></ul>'],
        ['<ol><li><p>x<li>y', '<ol><li><p>x</p></li><li>y</li></ol>'],
        ['<ul><li>x<ol><li>y<li>z</ol><li>t', '<ul><li>x<ol><li>y</li><li>z</li></ol></li><li>t</li></ul>'],
        ['<li>x<li>y', '<ul><li>x</li><li>y</li></ul>'],
        ['<li></li>', '<ul><li></li></ul>'],
        ['<p>x<li>y', '<p>x</p><ul><li>y</li></ul>'],
        ['<blockquote><li>x', '<blockquote><ul><li>x</li></ul></blockquote>'],
        ['<ul><li><blockquote>x<li>y', '<ul><li><blockquote>x<ul><li>y</li></ul></blockquote></li></ul>'],
      ]),
    ).toEqual([]);
  });

  it('ends with the outermost element; nothing inside another list or quotation ends an item', () => {
    expect(
      misread([
        ['<ul><li><p>x</ul>y', '<ul><li><p>x</p></li></ul>y'],
        ['<blockquote><ul><li><b>x</blockquote>y', '<blockquote><ul><li><b>x</b></li></ul></blockquote><b>y</b>'],
        ['<ul><li><p>x</li>y', '<ul><li><p>x</p></li><li>y</li></ul>'],
        ['<ul><li><blockquote>x</li>y</blockquote>z', '<ul><li><blockquote>xy</blockquote>z</li></ul>'],
        ['<ul><li><ol></li>x</ol>y', '<ul><li><ol><li>x</li></ol>y</li></ul>'],
        ['x</ul>y', 'xy'],
        ['x</li>y', 'xy'],
        ['<blockquote>x</li></ul>y', '<blockquote>xy</blockquote>'],
        ['<ul></li>x', '<ul><li>x</li></ul>'],
      ]),
    ).toEqual([]);
  });

  it('turns other blocks, and what follows them, into paragraphs of their own', () => {
    expect(
      misread([
        ['<div>x</div>', '<p>x</p>'],
        ['x<div>y<div>z', 'x<p>y</p><p>z</p>'],
        ['<p>x<div>y', '<p>x</p><p>y</p>'],
        ['x<div><br>', 'x<p><br></p>'],
        ['x<hr>', 'x'],
        ['<div> \n</div>', ' \n'],
        ['<div> x', '<p> x</p>'],
        ['<div>x ', '<p>x </p>'],
        ['<div> <b>x', ' <p><b>x</b></p>'],
        ['<div><h2>x</h2>y', '<h2>x</h2>y'],
        ['<div><ul>x', '<ul><li>x</li></ul>'],
        ['<div><ul><li>x</li></ul>y', '<ul><li>x</li></ul>y'],
        ['<ul><li><div>x</ul>', '<ul><li><p>x</p></li></ul>'],
        ['<ul><div>x</ul>', '<ul><li>x</li></ul>'],
        ['<blockquote><div>x</div></blockquote>', '<blockquote><p>x</p></blockquote>'],
        ['<div><p>x</p>y', '<p>x</p>y'],
      ]),
    ).toEqual([]);
  });

  it('goes no deeper than eight lists and quotations', () => {
    const quotes = (depth: number): readonly [string, string] => [
      '<blockquote>'.repeat(depth),
      '</blockquote>'.repeat(depth),
    ];
    const [open, close] = quotes(8);
    expect(
      misread([
        [`${open}x${close}y`, `${open}x${close}y`],
        [`${open}<blockquote>x`, `${open}x${close}`],
        [`${open}<ul>x`, `${open}x${close}`],
        [`${open}<li>x`, `${open}x${close}`],
        [`${open}<p>x<ol>y`, `${open}<p>xy</p>${close}`],
        [`${'<ul><li>'.repeat(9)}x`, `${'<ul><li>'.repeat(8)}</li><li>x${'</li></ul>'.repeat(8)}`],
        [`${open}</blockquote><ul>x`, `${quotes(7)[0]}<blockquote></blockquote><ul><li>x</li></ul>${quotes(7)[1]}`],
      ]),
    ).toEqual([]);
  });
});
