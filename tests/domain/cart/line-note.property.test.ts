import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLineNote,
  joinedNote,
  LINE_NOTE_MAX,
  lineKey,
  noteRoom,
  notesByStock,
  orderedNote,
  readLineNote,
  withNote,
} from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { cartLineArb, hostileTextArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { valueOf } from './cart-model.ts';

const textArb = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), hostileTextArb);
const noteArb = fc.constantFrom(undefined, 'No onions', 'Extra hot', '辣'.repeat(120));
const portionArb = fc
  .record({ quantity: fc.integer({ min: 1, max: 9 }), note: noteArb })
  .map(({ quantity, note }) => (note === undefined ? { quantity } : { quantity, note }));
const linesArb = fc.array(
  fc.tuple(fc.constantFrom(1, 2).map(stockId), portionArb).map(([stock, portion]) => ({ stockId: stock, ...portion })),
  { maxLength: 5 },
);

describe('ORDER-9 the note of a line', () => {
  it('ORDER-9c is kept on one line without control characters and spare spaces', () => {
    fc.assert(
      fc.property(textArb, (typed) => {
        const checked = checkLineNote(typed);
        if (!checked.ok || checked.value === undefined) return;
        const note = checked.value;
        expect(note).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
        expect(note).toBe(note.trim());
        expect(note).not.toMatch(/\s\s/u);
        expect(checkLineNote(note)).toEqual(checked);
        expect(readLineNote(note)).toBe(note);
      }),
      runs(200),
    );
    expect(checkLineNote(' No\tonions,\r\n please\u0000\u202E ')).toEqual({ ok: true, value: 'No onions, please' });
    expect([checkLineNote(' \n '), readLineNote(7), readLineNote('')]).toEqual([
      { ok: true, value: undefined },
      undefined,
      undefined,
    ]);
  });

  it('ORDER-9c is refused, never cut, beyond its length in characters as people count them', () => {
    fc.assert(
      fc.property(fc.constantFrom('x', 'é', '🍜', '辣'), fc.nat({ max: 300 }), (letter, count) => {
        const typed = ` ${letter.repeat(count)}\n`;
        expect(noteRoom(typed)).toBe(LINE_NOTE_MAX - count);
        expect(checkLineNote(typed)).toEqual(
          count > LINE_NOTE_MAX
            ? { ok: false, error: { kind: 'too-long', most: LINE_NOTE_MAX } }
            : { ok: true, value: letter.repeat(count) || undefined },
        );
        expect(readLineNote(typed) === undefined).toBe(count === 0 || count > LINE_NOTE_MAX);
      }),
      runs(100),
    );
  });

  it('CART-1c is part of what makes a line this line', () => {
    fc.assert(
      fc.property(cartLineArb, noteArb, noteArb, (line, one, other) => {
        const [left, right] = [withNote(line, one), withNote(line, other)];
        expect(lineKey(left) === lineKey(right)).toBe(one === other);
        expect(withNote(right, line.note)).toEqual(line);
        expect('note' in left).toBe(one !== undefined);
      }),
      runs(50),
    );
  });

  it('ORDER-9d goes with its own line; one sent for the stock is for lines without any', () => {
    fc.assert(
      fc.property(linesArb, (lines) => {
        const sent = { 1: 'From elsewhere' };
        for (const line of lines) {
          const isNoted = lines.some(({ stockId: stock, note }) => stock === line.stockId && note !== undefined);
          const expected = isNoted ? line.note : line.stockId === 1 ? 'From elsewhere' : undefined;
          expect(orderedNote(line, lines, sent)).toBe(expected);
        }
      }),
      runs(60),
    );
  });

  it('ORDER-9e is one for each stock, and says how many pieces it is for unless for all', () => {
    fc.assert(
      fc.property(linesArb, (lines) => {
        const notes = notesByStock(lines);
        for (const stock of [1, 2].map(stockId)) {
          const portions = lines.filter((line) => line.stockId === stock);
          const noted = portions.filter(({ note }) => note !== undefined);
          const note = notes[stock];
          expect(note === undefined).toBe(noted.length === 0);
          if (note === undefined) continue;
          expect(valueOf(checkLineNote(note))).toBe(note);
          const isShared = portions.every((each) => each.note === portions[0]?.note);
          const parts = noted.map(({ quantity, note: words }) => `${quantity} × ${words}`);
          if (isShared) expect(note).toBe(portions[0]?.note);
          else expect(parts.join('; ').startsWith(note)).toBe(true);
        }
      }),
      runs(100),
    );
    expect(joinedNote([{ quantity: 1, note: 'No onions' }, { quantity: 2 }, { quantity: 3, note: 'Hot' }])).toBe(
      '1 × No onions; 3 × Hot',
    );
    expect(joinedNote([])).toBeUndefined();
  });
});
