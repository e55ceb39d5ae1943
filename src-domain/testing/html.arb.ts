import * as fc from 'fast-check';

const NAMES = [
  'p',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'a',
  'br',
  'img',
  'h1',
  'div',
  'table',
  'td',
  'script',
  'style',
  'svg',
  'math',
  'mtext',
  'annotation-xml',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'base',
  'meta',
  'link',
  'template',
  'noscript',
  'title',
  'textarea',
  'xmp',
  'plaintext',
  'select',
  'option',
  'details',
  'video',
  'marquee',
  'x-y',
  'P',
  'SCRIPT',
  'ScRiPt',
  'İ',
];
/**
 * Addresses of links and pictures as attributes contain them: good ones first, then those that would execute, mislead
 * or break out.
 */
export const htmlAddressArb: fc.Arbitrary<string> = fc.constantFrom(
  'https://tiffin.example/a?b=1&c=2',
  'http://x.y',
  'mailto:hello@tiffin.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript&colon;alert(1)',
  'jav&#x09;ascript:alert(1)',
  '\x01javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'vbscript:x',
  'javascript://x.y/%0aalert(1)',
  'ftp://x.y/a',
  '//evil.example/x',
  '/\\evil.example',
  'http:evil',
  'https://',
  'https://a"onclick=x',
  'https://u:p@evil.example',
  "https://a'b",
  'https://a b',
  'https://a>b',
  'https://a.b/&quot;onerror=alert(1)',
  'https://a.b/&lt;script&gt;',
  'file:///etc/passwd',
  'blob:x',
  '',
);

const quoted = (value: string, quote: string): string => `${quote}${value}${quote}`;
const attributeArb = fc
  .tuple(
    fc.constantFrom(
      'href',
      'src',
      'HREF',
      'onerror',
      'onclick',
      'style',
      'srcset',
      'xlink:href',
      'formaction',
      'id',
      'name',
      '"',
      "'",
      '=',
    ),
    fc.constantFrom('=', ' = ', '', '=='),
    htmlAddressArb,
    fc.constantFrom('"', "'", '', '`'),
  )
  .map(([name, equals, value, quote]) => `${name}${equals}${equals === '' ? '' : quoted(value, quote)}`);
const tagArb = fc
  .tuple(
    fc.constantFrom('<', '</', '< ', '<<'),
    fc.constantFrom(...NAMES),
    fc.array(attributeArb, { maxLength: 3 }),
    fc.constantFrom('>', '/>', ' >', '', '\n>', '>>'),
  )
  .map(([start, name, attributes, end]) => `${start}${name}${attributes.map((text) => ` ${text}`).join('')}${end}`);
const oddArb = fc.constantFrom(
  '<!--',
  '-->',
  '--!>',
  '<!-->',
  '<!--->',
  '<!',
  '<?php',
  '?>',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE html>',
  '</',
  '<',
  '>',
  '&',
  '&lt;',
  '&lt',
  '&amp;lt;',
  '&#60;',
  '&#x3c',
  '&#0;',
  '"',
  "'",
  '`',
  '\0',
  '\x0b',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\ud800',
  '😀',
  'مرحبا',
  '\r\n',
  '</script',
  '</style >',
  '</p/>',
  '<a<b>',
  'x',
);

/** Hostile or broken HTML: broken tags, hostile addresses, odd characters. */
export const hostileHtmlArb: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: tagArb },
      { weight: 3, arbitrary: oddArb },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

const wordsArb = fc.constantFrom('Open until late', 'Fish & chips', 'a < b', 'مطبخ', '“quoted”', '宫保鸡丁', 'x');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inlineArb = fc
  .tuple(fc.constantFrom('', 'b', 'strong', 'i', 'em', 'u'), wordsArb.map(escaped))
  .map(([name, words]) => (name === '' ? words : `<${name}>${words}</${name}>`));
const flowArb = fc
  .array(
    fc.oneof(
      inlineArb,
      fc.constantFrom(
        '<br>',
        '<a href="https://tiffin.example/a?b=1&amp;c=2">here</a>',
        '<img src="https://tiffin.example/a.png">',
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '));
const blockArb = fc
  .tuple(fc.constantFrom('p', 'h2', 'h3', 'h4'), flowArb)
  .map(([name, flow]) => `<${name}>${flow}</${name}>`);
const listArb = fc
  .tuple(fc.constantFrom('ul', 'ol'), fc.array(flowArb, { minLength: 1, maxLength: 3 }))
  .map(([name, items]) => `<${name}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`);

/** HTML as an editor writes it: headings, paragraphs, lists and quotations, all allowed. */
export const writtenHtmlArb: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      blockArb,
      listArb,
      fc.array(blockArb, { minLength: 1, maxLength: 2 }).map((blocks) => `<blockquote>${blocks.join('')}</blockquote>`),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((blocks) => blocks.join('\n'));
