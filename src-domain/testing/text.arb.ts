import * as fc from 'fast-check';
import { uuid, type Uuid } from '../kernel/ids.ts';

/** Names as people write them: accents, Arabic, emoji, marks of direction, quotes. */
export const titleArb: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('Falafel bowl', 'Crème brûlée', 'شاورما دجاج', 'Ærø ost', 'İskender kebap', 'Борщ', '宫保鸡丁', 'O’Neill & Sons "Best"', '🍜 ramen'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

/** Version 4 uuids, which are idempotency keys too. */
export const uuidArb: fc.Arbitrary<Uuid> = fc.uuid({ version: 4 }).map(uuid);

/** What somebody may have put where the product expects its own data. */
export const hostileTextArb: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40, size: 'medium' }),
  fc.constantFrom('', ' ', 'null', 'NaN', '-0', '1e999', '0x10', '__proto__', '{}', '[]', '<script>', 'javascript:alert(1)', '//host/x.png', '\u0000', '\ud800'),
);

/** Text as it should be with some letters lost, doubled or exchanged, and text that never was right. */
export const spoiltTextArb = (genuine: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: hostileTextArb },
    { weight: 1, arbitrary: fc.constantFrom(...genuine) },
    {
      weight: 4,
      arbitrary: fc.record({ text: fc.constantFrom(...genuine), at: fc.nat({ max: 40 }), lost: fc.nat({ max: 3 }), gained: fc.oneof(fc.constantFrom('', '-', '0', '9', '.', ',', ':', ' ', 'e', '\n', '%'), hostileTextArb) })
        .map(({ text, at, lost, gained }) => text.slice(0, at) + gained + text.slice(at + lost)),
    },
  );
