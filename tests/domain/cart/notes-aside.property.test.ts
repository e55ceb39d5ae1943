import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  besideNotes,
  cartLines,
  cartOf,
  entriesBetween,
  entriesWithNotesAside,
  entryOf,
  lineKey,
  linesWithNotesAside,
  ownLines,
  withNote,
  withoutNotes,
  type CartLine,
  type InsertEntry,
  type NotesAside,
  type UserCartLine,
} from '@domain/cart/index.ts';
import { cartLineArb, soldLine, userCartOf } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const cartArb = fc.array(cartLineArb, { maxLength: 6 }).map((lines) => cartLines(cartOf(lines)));
const entries = (lines: readonly CartLine[]): readonly InsertEntry[] => lines.map((line) => entryOf(line));
const quantities = (lines: readonly CartLine[]) => new Map(lines.map((line) => [lineKey(line), line.quantity]));

/** What entries mean: neither their order nor that of their add-ons. */
const meant = (sent: readonly InsertEntry[]) =>
  new Set(
    sent.map((entry) => ({
      ...entry,
      addons: entry.addons.toSorted((left, right) => left.stockId - right.stockId),
    })),
  );

/** A server that knows no notes: it sets the quantity of each stock with its add-ons. */
const plainServer = () => {
  const held = new Map<string, InsertEntry>();
  return {
    insert: (sent: readonly InsertEntry[]): void => {
      for (const entry of sent) {
        if (entry.quantity === 0) held.delete(lineKey(entry));
        else held.set(lineKey(entry), entry);
      }
    },
    lines: (): readonly UserCartLine[] =>
      ownLines(userCartOf([...held.values()].map((entry) => soldLine(entry)!))) as readonly UserCartLine[],
  };
};

describe('ORDER-9f notes beside a server that keeps none', () => {
  it('give every line its quantity and note, whatever is changed', () => {
    fc.assert(
      fc.property(fc.array(cartArb, { minLength: 1, maxLength: 5 }), fc.boolean(), (carts, isRepeated) => {
        const server = plainServer();
        let aside: NotesAside = [];
        let shown: readonly CartLine[] = [];
        for (const wanted of carts) {
          const changes = entriesBetween(shown, wanted);
          const sent = entriesWithNotesAside(changes, aside, entries(shown));
          expect(sent.entries.every(({ note }) => note === undefined)).toBe(true);
          server.insert(sent.entries);
          aside = sent.aside;
          if (isRepeated) {
            // The answer was lost.
            const again = entriesWithNotesAside(changes, aside, entries(shown));
            expect(meant(again.entries)).toEqual(meant(sent.entries));
            server.insert(again.entries);
          }
          const lines = linesWithNotesAside(server.lines(), aside);
          expect(quantities(lines)).toEqual(quantities(wanted));
          shown = lines;
          aside = besideNotes(entries(lines));
        }
      }),
      runs(60),
    );
  });

  it('lose nothing but notes of pieces that the server does not hold any more', () => {
    fc.assert(
      fc.property(cartArb, fc.nat({ max: 12 }), (lines, held) => {
        const aside = besideNotes(entries(lines));
        const plain = withoutNotes(entries(lines)).map((entry) => ({ ...entry, quantity: Math.max(1, held) }));
        const server = plainServer();
        server.insert(plain);
        const shown = linesWithNotesAside(server.lines(), aside);
        expect(quantities(withoutNotes(entries(shown)).map((entry) => soldLine(entry)!))).toEqual(
          quantities(plain.map((entry) => soldLine(entry)!)),
        );
        for (const line of shown)
          if (line.note !== undefined)
            expect(line.quantity).toBeLessThanOrEqual(quantities(lines).get(lineKey(line)) ?? 0);
      }),
      runs(60),
    );
  });

  it('merge into entries without notes that hold as many pieces', () => {
    fc.assert(
      fc.property(cartArb, (lines) => {
        const merged = withoutNotes(entries(lines));
        const keys = merged.map(lineKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(merged.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          lines.reduce((sum, { quantity }) => sum + quantity, 0),
        );
        expect(new Set(keys)).toEqual(new Set(lines.map((line) => lineKey(withNote(line, undefined)))));
      }),
      runs(40),
    );
  });
});
