import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '@domain/content/index.ts';
import { characterArb, hostileHtmlArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

/** All tags allowed in the output. */
const TAG =
  /^<(?:\/?(?:p|b|strong|i|em|u|ul|ol|li|h2|h3|h4|blockquote)|\/a|br|a href="(?:https?:\/\/|mailto:)[^"<>\s]+"|img src="https?:\/\/[^"<>\s]+")>$/i;
const VOID = ['br', 'img'];

/** Why an answer would be unsafe or broken; `undefined` when it is neither. It shares no line with the sanitizer. */
const faultOf = (html: string): string | undefined => {
  const open: string[] = [];
  for (const piece of html.match(/<[^>]*>?|>/g) ?? []) {
    if (!TAG.test(piece)) return `not allowed: ${piece}`;
    const name = /^<\/?([a-z0-9]+)/.exec(piece)?.[1] ?? '';
    if (piece.startsWith('</')) {
      if (open.pop() !== name) return `closed out of order: ${piece}`;
    } else {
      const fault = misplaced(name, open);
      if (fault) return fault;
      if (!VOID.includes(name)) open.push(name);
    }
  }
  return open.length > 0 ? `never closed: ${open.join(' ')}` : undefined;
};

/** Where browsers would move elements about: what is shown must be what was checked. */
const misplaced = (name: string, open: readonly string[]): string | undefined => {
  const parent = open.at(-1) ?? '';
  const isBlock = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'].includes(name);
  if ((name === 'li') !== ['ul', 'ol'].includes(parent)) return `${name} in ${parent || 'the text'}`;
  if (isBlock && open.some((outer) => /^(?:p|h\d|a|b|i|u|em|strong)$/.test(outer)))
    return `${name} in ${open.join(' ')}`;
  if (['a', 'b', 'i', 'u', 'em', 'strong'].includes(name) && open.includes(name)) return `${name} in ${name}`;
  return open.length > 24 ? 'nested without end' : undefined;
};

/** What is wrong with the answer for these; nothing should be. */
const faults = (...texts: readonly string[]): readonly string[] =>
  texts.flatMap((dirty) => {
    const clean = sanitiseHtml(dirty);
    const again = sanitiseHtml(clean);
    return [faultOf(clean) ?? [], ...(again === clean ? [] : [`once ${clean}, twice ${again}`])].flat();
  });

describe('API-11a API-11b HTML of operators', () => {
  it('contains only allowed elements, well nested, and is idempotent', () => {
    fc.assert(
      fc.property(hostileHtmlArb, (dirty) => {
        expect(faults(dirty)).toEqual([]);
      }),
      runs(1000, 30_000),
    );
  });

  it('holds the same for any text and for truncated pieces', () => {
    fc.assert(
      fc.property(fc.string({ unit: characterArb, maxLength: 60 }), hostileHtmlArb, fc.nat(80), (text, soup, cut) => {
        expect(faults(text, soup.slice(cut))).toEqual([]);
      }),
    );
  });

  it.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<svg><a href="https://x.y"><script>alert(1)</script></a></svg>after', 'after'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>after', 'after'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">after', '"&gt;after'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://x.y/a.png" onerror="alert(1)" style="position:fixed">', '<img src="https://x.y/a.png">'],
    ['<a href="javascript:alert(1)">click</a>', 'click'],
    ['<a href="&#x6a;avascript&colon;alert(1)">click</a>', 'click'],
    ['<a href="https://x.y/?a=1&b=&quot;2">link</a>', 'link'],
    [
      '<a href=https://x.y/?a=1&amp;b=2 target=_blank onclick=alert(1)>link</a>',
      '<a href="https://x.y/?a=1&amp;b=2">link</a>',
    ],
    [
      '<a href="mailto:help@tiffin.example?subject=Hi">mail</a>',
      '<a href="mailto:help@tiffin.example?subject=Hi">mail</a>',
    ],
    ['<a href="javascript://x.y/%0aalert(1)">link</a>', 'link'],
    ['<a href="//evil.example">link</a>', 'link'],
    ['<a href="https://good.example@evil.example">link</a>', 'link'],
    ['<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
    ['<!-- <b>hidden</b> -->shown', 'shown'],
    ['<!-- never ends <b>gone', ''],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<b><p>x</b>y', '<p><b>x</b>y</p>'],
    ['<ul>stray<li>one<li>two</ul>', '<ul><li>stray</li><li>one</li><li>two</li></ul>'],
    ['<li>lost', '<ul><li>lost</li></ul>'],
    ['<h1>Title</h1><div>Text</div>', '<h2>Title</h2><p>Text</p>'],
    ['5 < 6 && "7" > 4', '5 &lt; 6 &amp;&amp; "7" &gt; 4'],
    ['caf&eacute; &amp; t&#233; &nbsp;', 'caf&eacute; &amp; t&#233; &nbsp;'],
    ['<p onclick="alert(1)" class="x" style="color:red">plain</p>', '<p>plain</p>'],
  ])('%s', (dirty, clean) => {
    expect(sanitiseHtml(dirty)).toBe(clean);
  });

  it('keeps what editors write', () => {
    const article =
      '<h2>Hours</h2>\n<p>Open <strong>until 23:00</strong>, see <a href="https://tiffin.example/news">here</a>.<br>Soon more.</p>\n<ul>\n<li>one</li>\n<li>two<ol><li>deep</li></ol></li>\n</ul>\n<blockquote><p>Good.</p></blockquote>';
    expect(sanitiseHtml(article)).toBe(article);
  });

  // With DEEP=1 a quadratic reading would not finish.
  it('is at most five times as long, whatever is left open and however often', () => {
    const { numRuns } = runs(10_000, 400_000);
    for (const unit of [
      '<b>',
      '<a href="',
      "<a b='",
      '<!--',
      '<p',
      '</',
      '<ul><li>',
      '<blockquote>',
      '<script>',
      '&',
      '<a  ',
      '<x a=\'"',
      '<b><p>',
      '<strong><em></p>',
    ]) {
      expect([unit, sanitiseHtml(unit.repeat(numRuns)).length <= unit.length * numRuns * 5]).toEqual([unit, true]);
    }
  });
});
