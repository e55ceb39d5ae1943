import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartLines,
  cartOf,
  cartOfShared,
  cartShop,
  emptyCart,
  entryOf,
  isSameLine,
  lineKey,
  readShareText,
  SHARE_ADDONS_MAX,
  SHARE_LINES_MAX,
  SHARE_PIECES_MAX,
  SHARE_TEXT_MAX,
  shareText,
  withNote,
  withoutNotes,
  withQuantity,
  type CartLine,
  type InsertEntry,
  type SharedCart,
} from '@domain/cart/index.ts';
import { shopId, stockId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import {
  cartLineArb as notedLineArb,
  dearer,
  hostileTextArb,
  inShop,
  sharedCartArb,
  shuffledAddonsArb,
} from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { isTwin, valueOf } from './cart-model.ts';

/** A link carries no notes. */
const cartLineArb = notedLineArb.map((line) => withNote(line, undefined));
const linesArb = fc.array(cartLineArb, { minLength: 1, maxLength: 8 });
const [sample] = fc.sample(cartLineArb, { numRuns: 1, seed: 5 }) as [CartLine];
const lineOfEntry = ({ stockId: stock, quantity, addons }: InsertEntry, shop: number = 1): CartLine => ({
  ...sample,
  shopId: shopId(shop),
  stockId: stock,
  quantity,
  item: { ...sample.item, limits: { min: 1, max: 9999, available: 9999 } },
  addons: addons.map((addon) => ({ ...addon, title: '', price: sample.item.price, isMandatory: false })),
});
const textOf = (shared: SharedCart): string =>
  valueOf(shareText(cartOf(shared.lines.map((entry) => lineOfEntry(entry, shared.shopId)))));
/** A line of another stock for each number. */
const crowd = (count: number): readonly CartLine[] =>
  Array.from({ length: count }, (_, index) => lineOfEntry({ stockId: stockId(index + 1), quantity: 1, addons: [] }));

describe('CART-11a the text of a shared cart', () => {
  it('round-trips shop, stocks, quantities and add-ons', () => {
    fc.assert(
      fc.property(sharedCartArb, (shared) => {
        expect(readShareText(textOf(shared))).toEqual(ok(shared));
      }),
      runs(25),
    );
  });

  it('is only as long as its content and needs no URL escaping', () => {
    fc.assert(
      fc.property(linesArb, (lines) => {
        const text = valueOf(shareText(cartOf(lines)));
        expect(text).toMatch(/^1\.[\da-z_.-]+$/);
        expect(encodeURIComponent(text)).toBe(text);
        expect(text.length).toBeLessThan(6 + cartLines(cartOf(lines)).length * 14);
      }),
      runs(15),
    );
    const entries: readonly InsertEntry[] = [
      {
        stockId: stockId(40),
        quantity: 1,
        addons: [
          { stockId: stockId(11), quantity: 1 },
          { stockId: stockId(12), quantity: 36 },
        ],
      },
      { stockId: stockId(5), quantity: 2, addons: [] },
    ];
    expect(textOf({ shopId: shopId(501), lines: entries })).toBe('1.dx.14_b_c-10.5-2');
  });

  it('contains no prices, titles or mandatory add-ons', () => {
    fc.assert(
      fc.property(linesArb, fc.integer({ min: 1, max: 500 }), (lines, by) => {
        expect(
          shareText(
            cartOf(lines.map((line) => dearer({ ...line, item: { ...line.item, title: 'secret', image: 'x' } }, by))),
          ),
        ).toEqual(shareText(cartOf(lines)));
        expect(
          valueOf(readShareText(valueOf(shareText(cartOf(lines)))))
            .lines.flatMap(({ addons }) => addons)
            .filter((addon) => addon.stockId === 20),
        ).toEqual([]);
      }),
      runs(20),
    );
  });

  it('contains no notes: lines that differ by their notes alone become one', () => {
    fc.assert(
      fc.property(fc.array(notedLineArb, { minLength: 1, maxLength: 8 }), (lines) => {
        const cart = cartOf(lines);
        expect(valueOf(readShareText(valueOf(shareText(cart)))).lines).toEqual(
          withoutNotes(cartLines(cart).map((line) => entryOf(line))),
        );
      }),
      runs(25),
    );
  });

  it('refuses carts too large for a link', () => {
    expect(shareText(emptyCart)).toEqual(err({ kind: 'empty' }));
    const [first] = crowd(1) as [CartLine];
    expect(shareText(cartOf(crowd(SHARE_LINES_MAX))).ok).toBe(true);
    expect(shareText(cartOf(crowd(SHARE_LINES_MAX + 1)))).toEqual(err({ kind: 'too-large' }));
    expect(shareText(cartOf([{ ...first, quantity: SHARE_PIECES_MAX }])).ok).toBe(true);
    expect(shareText(cartOf([{ ...first, quantity: SHARE_PIECES_MAX + 1 }]))).toEqual(err({ kind: 'too-large' }));
    const addons = (count: number, quantity: number = 1): CartLine =>
      lineOfEntry({
        stockId: stockId(1),
        quantity: 1,
        addons: Array.from({ length: count }, (_, index) => ({ stockId: stockId(index + 1), quantity })),
      });
    expect(shareText(cartOf([addons(SHARE_ADDONS_MAX)])).ok).toBe(true);
    expect(shareText(cartOf([addons(SHARE_ADDONS_MAX + 1)]))).toEqual(err({ kind: 'too-large' }));
    expect(shareText(cartOf([addons(1, SHARE_PIECES_MAX)])).ok).toBe(true);
    expect(shareText(cartOf([addons(1, SHARE_PIECES_MAX + 1)]))).toEqual(err({ kind: 'too-large' }));
    const long = (count: number): readonly CartLine[] =>
      Array.from({ length: count }, (_, index) =>
        lineOfEntry({
          stockId: stockId(1_000_000 + index),
          quantity: 1,
          addons: addons(SHARE_ADDONS_MAX).addons.map((addon) => ({
            ...addon,
            stockId: stockId(addon.stockId + 1_000_000_000_000),
          })),
        }),
      );
    expect(shareText(cartOf(long(5))).ok).toBe(true);
    expect(shareText(cartOf(long(20)))).toEqual(err({ kind: 'too-large' }));
  });
});

describe('CART-11b reading a shared cart', () => {
  it('merges lines of one identity as adding does', () => {
    fc.assert(
      fc.property(
        linesArb.chain((lines) => fc.tuple(fc.constant(lines), fc.tuple(...lines.map(shuffledAddonsArb)))),
        ([lines, again]) => {
          const single = (line: CartLine): string => valueOf(shareText(cartOf([line]))).split('.')[2] ?? '';
          const read = valueOf(readShareText(['1', '1', ...[...lines, ...again].map(single)].join('.')));
          expect(read.lines).toEqual(
            cartLines(cartOf([...lines, ...again])).map((line) => ({
              ...entryOf(line),
              addons: expect.anything() as unknown,
            })),
          );
          expect(read.lines.map(lineKey)).toEqual(cartLines(cartOf([...lines, ...again])).map(lineKey));
        },
      ),
      runs(15),
    );
  });

  it('L12 accepts only canonical text and never throws', () => {
    const shareLike = fc.stringMatching(/^1(\.[0-9a-z_.-]{0,6}){0,5}$/);
    fc.assert(
      fc.property(fc.oneof(hostileTextArb, shareLike, fc.string()), (text) => {
        const read = readShareText(text);
        if (!read.ok) return;
        expect(read.value.lines.every(({ quantity, stockId: stock }) => quantity > 0 && stock > 0)).toBe(true);
        expect(readShareText(textOf(read.value))).toEqual(read);
      }),
      runs(60, 10_000),
    );
  });

  it('names the fault', () => {
    const kinds = (texts: readonly string[]): readonly string[] =>
      texts.map((text) => {
        const read = readShareText(text);
        return read.ok ? 'ok' : read.error.kind;
      });
    expect(kinds(['', '1.1'])).toEqual(['empty', 'empty']);
    expect(kinds(['2.1.1', '10.x', '11.1.1'])).toEqual(['unknown-version', 'unknown-version', 'unknown-version']);
    const malformed = [
      '1',
      '2',
      'x.1.1',
      ' 1.1.1',
      '01x.1',
      '1.',
      '1..1',
      '1.0.1',
      '1.1.',
      '1.1.0',
      '1.1.01',
      '1.1.A',
      '1.1.1-',
      '1.1.1-0',
      '1.1.1-01',
      '1.1.1-2-3',
      '1.1.1_',
      '1.1.1_0',
      '1.1.1_2_2-5',
      '1.1.1_2_',
      '1.1.-1',
      '1.-1.1',
      '1.1.1.5.x!',
      '1.1.zzzzzzzzzzzz',
      '1.1.1 ',
      '1.1.1_2-1x-3',
    ];
    for (const text of malformed) expect([text, ...kinds([text])]).toEqual([text, 'malformed']);
    expect(
      kinds([
        `1.1.1-${SHARE_PIECES_MAX.toString(36)}`,
        `1.1.1-${(SHARE_PIECES_MAX + 1).toString(36)}`,
        `1.1.1-${SHARE_PIECES_MAX.toString(36)}.1`,
      ]),
    ).toEqual(['ok', 'too-large', 'too-large']);
    const lines = (count: number): string =>
      `1.1${Array.from({ length: count }, (_, index) => `.${(index + 1).toString(36)}`).join('')}`;
    expect(kinds([lines(SHARE_LINES_MAX), lines(SHARE_LINES_MAX + 1)])).toEqual(['ok', 'too-large']);
    expect(
      kinds([
        `1.1${'.1'.repeat(SHARE_TEXT_MAX / 2 - 2)}.`,
        `1.1.${'1'.repeat(SHARE_TEXT_MAX)}`,
        `1.1${'.1'.repeat((SHARE_TEXT_MAX - 4) / 2)}1`,
      ]),
    ).toEqual(['malformed', 'too-large', 'ok']);
  });
});

type Fate = 'sold' | 'gone' | 'elsewhere' | 'bare';

describe('CART-11c opening a shared cart', () => {
  it('looks up every line and reports missing, changed and limited ones', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(cartLineArb, { selector: lineKey, minLength: 1, maxLength: 6 }),
        fc.array(fc.constantFrom<Fate>('sold', 'gone', 'elsewhere', 'bare'), { minLength: 6, maxLength: 6 }),
        fc.nat({ max: 6 }),
        (lines, fates, available) => {
          const shared = valueOf(readShareText(valueOf(shareText(cartOf(lines)))));
          const fateOf = (entry: InsertEntry): Fate | undefined =>
            fates[lines.findIndex((line) => isSameLine(line, entry))];
          const soldAs = (entry: InsertEntry): CartLine | undefined => {
            const line = lines.find((known) => isSameLine(known, entry));
            const now =
              line &&
              dearer(withQuantity({ ...line, item: { ...line.item, limits: { min: 1, max: 9, available } } }, 1), 5);
            switch (fateOf(entry)) {
              case 'sold':
                return now;
              case 'elsewhere':
                return now && inShop(now, 2);
              case 'bare':
                return now && { ...now, addons: now.addons.filter(({ isMandatory }) => isMandatory) };
              case 'gone':
              case undefined:
                return undefined;
            }
          };
          const opened = cartOfShared(shared, soldAs);
          expect(opened.gone).toEqual(
            shared.lines.filter((entry) => ['gone', 'elsewhere'].includes(fateOf(entry) ?? '')),
          );
          expect(opened.changed).toEqual(
            shared.lines.filter((entry) => fateOf(entry) === 'bare' && entry.addons.length > 0),
          );
          const wanted = cartOf(
            shared.lines.flatMap((entry) => {
              const line = soldAs(entry);
              return line?.shopId === 1 ? [withQuantity(line, entry.quantity)] : [];
            }),
          );
          expect(cartLines(opened.cart)).toEqual(
            cartLines(wanted)
              .filter(() => available > 0)
              .map((line) => withQuantity(line, Math.min(line.quantity, available))),
          );
          expect(opened.limited).toEqual(
            cartLines(wanted)
              .filter(({ quantity }) => quantity > available)
              .map((line) => ({
                stockId: line.stockId,
                title: line.item.title,
                wanted: line.quantity,
                given: available,
                reason: available === 0 ? 'sold-out' : 'stock',
              })),
          );
          expect(
            cartLines(opened.cart).every(
              (line) =>
                shared.lines.some((entry) => entry.stockId === line.stockId) &&
                lines.some((known) => isTwin(known, line) || fates.includes('bare')),
            ),
          ).toBe(true);
          expect([undefined, shared.shopId]).toContain(cartShop(opened.cart));
        },
      ),
      runs(25),
    );
  });
});
