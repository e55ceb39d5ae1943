import * as fc from 'fast-check';

export const MARKS = ['b', 'strong', 'i', 'em', 'u'] as const;
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
export const LEVELS: ReadonlyMap<string, 2 | 3 | 4> = new Map([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 4],
  ['h6', 4],
]);
/** Addresses as they are meant, and as attributes may write them. */
const ADDRESSES: ReadonlyMap<string, readonly string[]> = new Map([
  ['https://x.y/?a=1&b=2', ['https://x.y/?a=1&b=2', 'https://x.y/?a=1&amp;b=2', 'https&colon;//x.y/?a=1&#38;b=2']],
  ['mailto:a@b.c', ['mailto:a@b.c', 'mailto&#x3a;a&commat;b.c']],
  ['javascript:alert(1)', ['javascript:alert(1)', '&#106;avascript&colon;alert(1)']],
  ['/relative', ['/relative']],
  ['', ['']],
]);
export const isWeb = (address: string): boolean => address.startsWith('https://');
export const isLink = (address: string): boolean => isWeb(address) || address.startsWith('mailto:');

// What may be written. Left out, because the sanitizer reads it otherwise on purpose:
// - other blocks (div, table, pre, form …): it makes paragraphs of them, browsers keep or move them;
// - a mark inside the same mark: it counts none twice, so that the first end tag ends both;
// - a block inside a heading or a paragraph that is still open: browsers nest it in a heading;
// - words beside the items of a list, and items beside lists: it makes items and lists for them;
// - dropped elements that never end, that hold one of their own name, or end tags of theirs: they end at the first;
// - references without semicolon and names it does not know: they stay as they are written;
// - NUL in tags and attributes, other control characters anywhere: they vanish;
// - tags and quotes that never end.

const junkArb = fc.constantFrom(
  '',
  ' ',
  '\n',
  ' class="a > b"',
  " title='<p>&quot;'",
  ' data-x=1 ',
  ' hidden',
  '\tSTYLE = "color:red"',
  '\fid=x',
  ' \u00a0href="https://z.z"',
  ' / ',
  ' class="a"title="b"',
);
const caseArb = fc.constantFrom(
  (name: string) => name,
  (name: string) => name.toUpperCase(),
);
const startArb = (name: string): fc.Arbitrary<string> =>
  fc.tuple(caseArb, junkArb).map(([written, junk]) => `<${written(name)}${junk}>`);
const endArb = (name: string): fc.Arbitrary<string> =>
  fc
    .tuple(caseArb, fc.constantFrom('', ' ', '\n', ' x="y"', '/'))
    .map(([written, junk]) => `</${written(name)}${junk}>`);

const addressArb = fc
  .constantFrom(...ADDRESSES.values())
  .chain((written) => fc.constantFrom(...written))
  .chain((address) => fc.constantFrom(`"${address}"`, `'${address}'`, address === '' ? '""' : `${address} `));
const withAddressArb = (name: 'a' | 'img', attribute: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      junkArb,
      fc.constantFrom(attribute, attribute.toUpperCase()),
      fc.constantFrom('=', ' = ', '=\n'),
      addressArb,
      junkArb,
    )
    .map(([before, written, equals, address, after]) => `<${name}${before} ${written}${equals}${address}${after}>`);

const wordArb = fc.constantFrom(
  'word',
  'مطبخ',
  '宫保鸡丁',
  '&amp;',
  '&lt;b&gt;',
  '&#233;',
  '&#x1F600;',
  '&#146;',
  '&#x80;',
  '&#0;',
  '&#xD800;',
  '&#9999999;',
  '&nbsp;x',
  '&eacute;',
  '&nosuch;',
  'a & b',
  '5 < 6',
  '1 > 0',
  '<3',
  'nul\0l',
  'form\ffeed',
  '\u00a0',
  '"\'',
);
const unseenArb = fc.constantFrom(
  '<!-- <b>comment</b> -->',
  '<!-->',
  '<!--x--!>',
  '<!doctype html>',
  '<?php x ?>',
  '</>',
  '</ b>',
  '<![CDATA[x]]>',
  '<script>if (a < b) "<b>"</script>',
  '<STYLE>p > b { }</style >',
  '<template><p>x</template>',
  '<svg viewBox="0 0 1 1"><title>x</title><path d="M0 0"/></svg>',
  '<math><mi>x</mi></math>',
  '<iframe><b>x</iframe>',
  '<textarea><p>x</textarea>',
  '<title>x</title>',
  '<noscript><img src=x></noscript>',
  '<noembed><b></noembed>',
  '<object data=x>x</object>',
  '<select><option>x</select>',
  '<video src=x>x</video>',
  '<canvas><i>x</i></canvas>',
);

const singleArb = fc.oneof(fc.constantFrom('<br>', '<br/>', '</br>', '<BR class="x" />'), withAddressArb('img', 'src'));
const plainArb = fc.oneof(
  { weight: 4, arbitrary: wordArb },
  { weight: 1, arbitrary: singleArb },
  { weight: 1, arbitrary: unseenArb },
);
const flowArb: fc.Arbitrary<string> = fc
  .tuple(fc.shuffledSubarray([...MARKS, 'a', 'span', 'x-y'], { maxLength: 3 }), fc.array(plainArb, { maxLength: 4 }))
  .chain(([names, plain]) =>
    fc.tuple(
      fc.tuple(
        ...names.map((name) => fc.tuple(name === 'a' ? withAddressArb('a', 'href') : startArb(name), endArb(name))),
      ),
      fc.constant(plain),
    ),
  )
  .map(([tags, plain]) => tags.reduce((inner, [start, end]) => `x, ${start}${inner}${end}, x`, plain.join(' ')));

const joined = (parts: readonly string[]): string => parts.join('');
const elementArb = (name: string, inner: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(startArb(name), inner, endArb(name)).map(joined);
export const blocksArb = fc.letrec<{ readonly block: string; readonly inner: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('p', ...HEADINGS).chain((name) => elementArb(name, flowArb)),
    elementArb('blockquote', tie('inner')),
    fc.constantFrom('ul', 'ol').chain((name) =>
      elementArb(
        name,
        fc
          .array(fc.tuple(startArb('li'), tie('inner'), fc.oneof(endArb('li'), fc.constant(''))), { maxLength: 3 })
          .map((items) => items.map(joined).join('\n')),
      ),
    ),
  ),
  inner: fc.array(fc.oneof(flowArb, tie('block'), unseenArb), { maxLength: 3 }).map((parts) => parts.join('\n')),
}));

/** Marks, links, paragraphs and headings that end where they should not, or never. */
export const soupArb = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: plainArb },
      { weight: 1, arbitrary: fc.constantFrom('<xmp><b></xmp>', '<listing>x</listing>') },
      { weight: 2, arbitrary: withAddressArb('a', 'href') },
      { weight: 3, arbitrary: fc.constantFrom(...MARKS, 'p', ...HEADINGS, 'span').chain(startArb) },
      { weight: 4, arbitrary: fc.constantFrom(...MARKS, 'a', 'p', ...HEADINGS, 'span').chain(endArb) },
    ),
    { maxLength: 20 },
  )
  .map((pieces) => {
    const open = new Set<string>();
    let heading = false;
    const parts: string[] = [];
    pieces.forEach((piece, place) => {
      const [, slash, name = ''] = /^<(\/?)([a-z]\w*)/.exec(piece.toLowerCase()) ?? [];
      const isHeading = LEVELS.has(name);
      if (slash === '' && MARKS.some((mark) => mark === name) && open.has(name)) return;
      if (slash === '' && heading && (isHeading || name === 'p' || name === 'xmp' || name === 'listing'))
        parts.push('</h3>');
      if (isHeading) heading = slash === '';
      else if (heading && slash === '' && ['p', 'xmp', 'listing'].includes(name)) heading = false;
      if (slash === '') open.add(name);
      else open.delete(name);
      parts.push(name === '' ? `${piece} ${place} ` : piece);
    });
    return parts.join('');
  });
