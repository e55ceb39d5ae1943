import * as fc from 'fast-check';
import { uuid, type Uuid } from '../kernel/ids.ts';

/** Names as people write them: accents, Arabic, emoji, marks of direction, quotes. */
export const titleArb: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('Falafel bowl', 'Crème brûlée', 'شاورما دجاج', 'Ærø ost', 'İskender kebap', 'Борщ', '宫保鸡丁', 'O’Neill & Sons "Best"', '🍜 ramen'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

export const uuidArb: fc.Arbitrary<Uuid> = fc.uuid({ version: 4 }).map(uuid);

/** What somebody may have put where the product expects its own data. */
export const hostileTextArb: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', 'null', 'NaN', '-0', '1e999', '0x10', '__proto__', '{}', '[]', '<script>', 'javascript:alert(1)', '//host/x.png', '\u0000', '\ud800'),
);
