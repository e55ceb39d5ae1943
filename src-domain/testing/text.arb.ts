import * as fc from 'fast-check';
import { uuid, type Uuid } from '../kernel/ids.ts';

/** Names as people write them: accents, Arabic, emoji, direction marks, quotes. */
export const titleArb: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'Falafel bowl',
    'Crème brûlée',
    'شاورما دجاج',
    'Ærø ost',
    'İskender kebap',
    'Борщ',
    '宫保鸡丁',
    'O’Neill & Sons "Best"',
    '🍜 ramen',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

/** Version 4 uuids, which are idempotency keys too. */
export const uuidArb: fc.Arbitrary<Uuid> = fc.uuid({ version: 4 }).map(uuid);

const [SURROGATES_FROM, SURROGATES, CODE_POINTS] = [0xd800, 0x800, 0x110000];

/**
 * Any code point except lone surrogates, simple ones first: like the unit `binary` of fast-check, which builds a table
 * of a million entries when it is named and takes a second.
 */
export const characterArb: fc.Arbitrary<string> = fc.nat(CODE_POINTS - SURROGATES - 1).map(
  (place) => String.fromCodePoint(place < SURROGATES_FROM ? place : place + SURROGATES),
  (character) => {
    const codePoint = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (codePoint === undefined || character !== String.fromCodePoint(codePoint) || isSurrogate(codePoint))
      throw new RangeError(`Expected one character, got ${JSON.stringify(character)}`);
    return codePoint < SURROGATES_FROM ? codePoint : codePoint - SURROGATES;
  },
);

const isSurrogate = (codePoint: number): boolean =>
  codePoint >= SURROGATES_FROM && codePoint < SURROGATES_FROM + SURROGATES;

const addressPart = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'az09AZ-._~!$&()*+,;=:@', "'", '%20', '%2F', '%D9%85'), maxLength });

/** Web addresses as people and programs write them, with and without a port, query and fragment. */
export const webAddressArb: fc.Arbitrary<string> = fc
  .record({
    scheme: fc.constantFrom('https', 'http'),
    host: fc.stringMatching(/^[a-z0-9]{1,5}(?:-[a-z0-9]{1,4})?(?:\.[a-z]{2,6}){1,2}$/),
    port: fc.constantFrom('', '', ':8443'),
    path: fc.array(addressPart(8), { maxLength: 4 }),
    query: fc.option(addressPart(12), { nil: undefined }),
    fragment: fc.option(addressPart(6), { nil: undefined }),
  })
  .map(({ scheme, host, port, path, query, fragment }) =>
    [
      `${scheme}://${host}${port}`,
      ...path.map((part) => `/${part}`),
      query === undefined ? '' : `?${query}`,
      fragment === undefined ? '' : `#${fragment}`,
    ].join(''),
  );

/** Hostile text where the app expects its own data. */
export const hostileTextArb: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: characterArb, maxLength: 40, size: 'medium' }),
  fc.constantFrom(
    '',
    ' ',
    'null',
    'NaN',
    '-0',
    '1e999',
    '0x10',
    '__proto__',
    '{}',
    '[]',
    '<script>',
    'javascript:alert(1)',
    '//host/x.png',
    '\u0000',
    '\ud800',
  ),
);

/** Valid text with some letters lost, doubled or swapped, and text that was never valid. */
export const spoiltTextArb = (genuine: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: hostileTextArb },
    { weight: 1, arbitrary: fc.constantFrom(...genuine) },
    {
      weight: 4,
      arbitrary: fc
        .record({
          text: fc.constantFrom(...genuine),
          at: fc.nat({ max: 40 }),
          lost: fc.nat({ max: 3 }),
          gained: fc.oneof(fc.constantFrom('', '-', '0', '9', '.', ',', ':', ' ', 'e', '\n', '%'), hostileTextArb),
        })
        .map(({ text, at, lost, gained }) => text.slice(0, at) + gained + text.slice(at + lost)),
    },
  );
