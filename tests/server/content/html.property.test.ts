import * as fc from 'fast-check';
import { sanitiseHtml } from '@infra/server/content/index.ts';
import { describe, expect, it } from 'vitest';

/** All that may stand between brackets in an answer. */
const TAG = /^<(?:\/?(?:p|b|strong|i|em|u|ul|ol|li|h2|h3|h4|blockquote)|\/a|br|a href="(?:https?:\/\/|mailto:)[^"<>\s]+"|img src="https?:\/\/[^"<>\s]+")>$/i;
const VOID = ['br', 'img'];

/** Why an answer would be unsafe or broken; `undefined` when it is neither. It shares no line with the sanitiser. */
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
  if (isBlock && open.some((outer) => /^(?:p|h\d|a|b|i|u|em|strong)$/.test(outer))) return `${name} in ${open.join(' ')}`;
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

const NAMES = [
  'p', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a', 'br', 'img', 'h1', 'div', 'table', 'td', 'script', 'style', 'svg',
  'math', 'mtext', 'annotation-xml', 'foreignObject', 'iframe', 'object', 'embed', 'form', 'input', 'base', 'meta', 'link', 'template', 'noscript', 'title', 'textarea',
  'xmp', 'plaintext', 'select', 'option', 'details', 'video', 'marquee', 'x-y', 'P', 'SCRIPT', 'ScRiPt', 'İ',
];
const ADDRESSES = [
  'https://tiffin.example/a?b=1&c=2', 'http://x.y', 'mailto:hello@tiffin.example', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)',
  'java\tscript:alert(1)', 'java\nscript:alert(1)', '&#106;avascript:alert(1)', '&#x6A;avascript&colon;alert(1)', 'jav&#x09;ascript:alert(1)', '\x01javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>', 'data:image/svg+xml;base64,PHN2Zz4=', 'vbscript:x', '//evil.example/x', '/\\evil.example', 'http:evil', 'https://', 'https://a"onclick=x',
  'https://u:p@evil.example', "https://a'b", 'https://a b', 'https://a>b', 'https://a.b/&quot;onerror=alert(1)', 'https://a.b/&lt;script&gt;', 'file:///etc/passwd', 'blob:x', '',
];
const quoted = (value: string, quote: string): string => `${quote}${value}${quote}`;
const attributeArb = fc
  .tuple(
    fc.constantFrom('href', 'src', 'HREF', 'onerror', 'onclick', 'style', 'srcset', 'xlink:href', 'formaction', 'id', 'name', '"', "'", '='),
    fc.constantFrom('=', ' = ', '', '=='), fc.constantFrom(...ADDRESSES), fc.constantFrom('"', "'", '', '`'),
  )
  .map(([name, equals, value, quote]) => `${name}${equals}${equals === '' ? '' : quoted(value, quote)}`);
const tagArb = fc
  .tuple(fc.constantFrom('<', '</', '< ', '<<'), fc.constantFrom(...NAMES), fc.array(attributeArb, { maxLength: 3 }), fc.constantFrom('>', '/>', ' >', '', '\n>', '>>'))
  .map(([start, name, attributes, end]) => `${start}${name}${attributes.map((text) => ` ${text}`).join('')}${end}`);
const oddArb = fc.constantFrom(
  '<!--', '-->', '--!>', '<!-->', '<!--->', '<!', '<?php', '?>', '<![CDATA[', ']]>', '<!DOCTYPE html>', '</', '<', '>', '&', '&lt;', '&lt', '&amp;lt;', '&#60;', '&#x3c', '&#0;', '"', "'", '`',
  '\0', '\x0b', '\u00a0', '\u2028', '\ufeff', '\ud800', '😀', 'مرحبا', '\r\n', '</script', '</style >', '</p/>', '<a<b>', 'x',
);
const soupArb = fc.array(fc.oneof({ weight: 5, arbitrary: tagArb }, { weight: 3, arbitrary: oddArb }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) }), { maxLength: 14 }).map((parts) => parts.join(''));

describe('API-11 HTML of operators', () => {
  it('comes out with nothing but what is allowed, well closed, and the same a second time', () => {
    fc.assert(
      fc.property(soupArb, (dirty) => {
        expect(faults(dirty)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('stays so for any text and for cut-off pieces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), soupArb, fc.nat(80), (text, soup, cut) => {
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
    ['<a href=https://x.y/?a=1&amp;b=2 target=_blank onclick=alert(1)>link</a>', '<a href="https://x.y/?a=1&amp;b=2">link</a>'],
    ['<a href="mailto:help@tiffin.example?subject=Hi">mail</a>', '<a href="mailto:help@tiffin.example?subject=Hi">mail</a>'],
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

  it('keeps what editors write as it is', () => {
    const article = '<h2>Hours</h2>\n<p>Open <strong>until 23:00</strong>, see <a href="https://tiffin.example/news">here</a>.<br>Soon more.</p>\n<ul>\n<li>one</li>\n<li>two<ol><li>deep</li></ol></li>\n</ul>\n<blockquote><p>Good.</p></blockquote>';
    expect(sanitiseHtml(article)).toBe(article);
  });

  it('takes time in proportion to the length, whatever is left open', () => {
    for (const unit of ['<b>', '<a href="', "<a b='", '<!--', '<p', '</', '<ul><li>', '<blockquote>', '<script>', '&', '<a  ', '<x a=\'"']) {
      const begin = process.hrtime.bigint();
      sanitiseHtml(unit.repeat(20_000));
      expect([unit, Number(process.hrtime.bigint() - begin) / 1e6 < 2000]).toEqual([unit, true]);
    }
  });
});
