import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartLines,
  cartShop,
  clampQuantity,
  isSameLine,
  lineKey,
  type AddonLine,
  type CartLine,
  type InsertEntry,
} from '@domain/cart/index.ts';
import { shopId, stockId, uuid } from '@domain/kernel/ids.ts';
import { isChangedRow, orderedPieces, reorder, type OrderLine } from '@domain/orders/index.ts';
import { lineAmounts, money, priceStock, type Decimal, type StockPrice } from '@domain/pricing/index.ts';
import { orderLineArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const SHOP = shopId(501);

/** What a shop sells today: some stocks are gone, some scarce, some add-ons are gone, some mandatory. */
type Shelf = {
  readonly sold: readonly number[];
  readonly available: number;
  readonly addons: readonly number[];
  readonly mandatory: number | undefined;
  readonly shop: number;
};
const shelfArb: fc.Arbitrary<Shelf> = fc.record({
  sold: fc.constantFrom([1, 2, 3], [1, 2, 3], [1, 3], []),
  available: fc.constantFrom(99, 99, 4, 1, 0),
  addons: fc.constantFrom([11, 12], [11, 12], [11]),
  mandatory: fc.constantFrom(undefined, undefined, 20, 12),
  shop: fc.constantFrom(501, 501, 501, 501, 502),
});

const priceOf = (stock: number): StockPrice =>
  priceStock({
    base: `${stock}.25` as Decimal,
    rate: '1' as Decimal,
    scale: 2,
    taxPercent: '5' as Decimal,
    discount: stock === 2 ? { id: 1, type: 'percent', amount: '10' as Decimal } : undefined,
  });
const addon = (id: number, quantity: number, isMandatory: boolean): AddonLine => ({
  stockId: stockId(id),
  quantity,
  title: `Today's ${id}`,
  price: priceOf(id),
  isMandatory,
});

const lookUpIn =
  ({ sold, available, addons, mandatory, shop }: Shelf) =>
  (entry: InsertEntry): CartLine | undefined =>
    sold.includes(entry.stockId)
      ? {
          shopId: shopId(shop),
          stockId: entry.stockId,
          quantity: 1,
          addons: [
            ...entry.addons
              .filter((each) => addons.includes(each.stockId) && each.stockId !== mandatory)
              .map((each) => addon(each.stockId, each.quantity, false)),
            ...(mandatory === undefined ? [] : [addon(mandatory, 1, true)]),
          ],
          item: {
            productUuid: uuid(''),
            title: `Today's ${entry.stockId}`,
            options: '',
            image: undefined,
            price: priceOf(entry.stockId),
            limits: { min: 1, max: 20, available },
          },
        }
      : undefined;

/** The price of a line as the shop sells it today. */
const priced = (line: OrderLine): OrderLine => ({
  ...line,
  total: lineAmounts(
    priceOf(line.stockId),
    line.quantity,
    line.addons.map(({ stockId: id, quantity }) => ({ price: priceOf(id), quantity })),
  ).net,
});

const linesArb = fc.array(orderLineArb, { maxLength: 5 });
const everything: Shelf = { sold: [1, 2, 3], available: 99, addons: [11, 12], mandatory: undefined, shop: 501 };
const again = (lines: readonly OrderLine[], shelf: Shelf, isSameCurrency = true) =>
  reorder({ shopId: SHOP, lines, isSameCurrency }, lookUpIn(shelf));

describe('ORDER-8 ordering again', () => {
  it('returns the same goods and no changes if nothing changed', () => {
    fc.assert(
      fc.property(
        linesArb.map((lines) => lines.map(priced)),
        (lines) => {
          const { cart, changes } = again(lines, everything);
          const wanted = lines.filter(({ isBonus }) => !isBonus);
          expect(changes.filter(({ kind }) => kind !== 'limited')).toEqual([]);
          const pieces = new Map<string, number>();
          for (const line of wanted) pieces.set(lineKey(line), (pieces.get(lineKey(line)) ?? 0) + line.quantity);
          expect(new Map(cartLines(cart).map((line) => [lineKey(line), line.quantity]))).toEqual(
            new Map([...pieces].map(([key, sum]) => [key, Math.min(sum, 20)])),
          );
          if (wanted.length > 0) expect(cartShop(cart)).toBe(SHOP);
        },
      ),
      runs(30),
    );
  });

  it('puts every piece into the cart or says why not', () => {
    fc.assert(
      fc.property(linesArb, shelfArb, (lines, shelf) => {
        const { cart, changes } = again(lines, shelf);
        const wanted = lines.filter(({ isBonus }) => !isBonus);
        const isSold = ({ stockId: id }: OrderLine): boolean => shelf.sold.includes(id) && shelf.shop === 501;
        expect(changes.filter(({ kind }) => kind === 'gone')).toEqual(
          wanted
            .filter((line) => !isSold(line))
            .map((line) => ({ kind: 'gone', stockId: line.stockId, title: line.title })),
        );
        const asked = wanted.filter(isSold).reduce((sum, { quantity }) => sum + quantity, 0);
        const given = cartLines(cart).reduce((sum, { quantity }) => sum + quantity, 0);
        const missing = changes.reduce(
          (sum, change) => sum + (change.kind === 'limited' ? change.wanted - change.given : 0),
          0,
        );
        expect(given + missing).toBe(asked);
        for (const line of cartLines(cart))
          expect(clampQuantity(line.quantity, line.item.limits)).toEqual({
            quantity: line.quantity,
            limitedBy: undefined,
          });
      }),
      runs(40),
    );
  });

  it('has one row for every line of the cart, and a row of its own for what is gone', () => {
    fc.assert(
      fc.property(linesArb, shelfArb, (lines, shelf) => {
        const { cart, changes, rows } = again(lines, shelf);
        const wanted = lines.filter(({ isBonus }) => !isBonus);
        expect(new Set(rows.flatMap(({ ordered }) => ordered))).toEqual(new Set(wanted));
        expect(rows.reduce((sum, { ordered }) => sum + ordered.length, 0)).toBe(wanted.length);
        expect(new Set(rows.flatMap(({ line }) => line ?? []))).toEqual(new Set(cartLines(cart)));
        expect(new Set(rows.flatMap((row) => row.changes))).toEqual(
          new Set(changes.filter(({ kind }) => kind !== 'limited')),
        );
        const short = rows.filter((row) => row.line?.quantity !== orderedPieces(row));
        expect(short).toHaveLength(changes.filter(({ kind }) => kind === 'gone' || kind === 'limited').length);
        expect(rows.some(isChangedRow)).toBe(changes.length > 0);
      }),
      runs(60),
    );
  });

  it('lists unavailable add-ons, except those added automatically', () => {
    fc.assert(
      fc.property(
        linesArb,
        shelfArb.map((shelf) => ({ ...shelf, sold: [1, 2, 3], shop: 501 })),
        (lines, shelf) => {
          const { cart, changes } = again(lines, shelf);
          const lost = lines
            .filter(({ isBonus }) => !isBonus)
            .flatMap((line) => {
              const addons = line.addons
                .filter(({ stockId: id }) => !shelf.addons.includes(id) && id !== shelf.mandatory)
                .map(({ title }) => title);
              return addons.length > 0
                ? [{ kind: 'without-addons', stockId: line.stockId, title: line.title, addons }]
                : [];
            });
          expect(changes.filter(({ kind }) => kind === 'without-addons')).toEqual(lost);
          for (const line of cartLines(cart))
            expect(line.addons.filter(({ isMandatory }) => isMandatory).map(({ quantity }) => quantity)).toEqual(
              shelf.mandatory === undefined ? [] : [line.quantity],
            );
        },
      ),
      runs(40),
    );
  });

  it('lists changed prices of whole lines in one currency', () => {
    fc.assert(
      fc.property(linesArb, (lines) => {
        const { changes } = again(lines, everything);
        const moved = lines
          .filter(({ isBonus }) => !isBonus)
          .filter((line) => priced(line).total.minor !== line.total.minor);
        expect(changes.filter(({ kind }) => kind === 'price')).toEqual(
          moved.map((line) => ({
            kind: 'price',
            stockId: line.stockId,
            title: line.title,
            from: line.total,
            to: priced(line).total,
          })),
        );
        expect(again(lines, everything, false).changes.filter(({ kind }) => kind === 'price')).toEqual([]);
      }),
      runs(30),
    );
  });

  it('counts mandatory add-ons with every piece, and skips lines without pieces', () => {
    const line: OrderLine = {
      id: 1,
      stockId: stockId(1),
      product: undefined,
      title: 'Dish 1',
      options: '',
      image: undefined,
      quantity: 3,
      isBonus: false,
      note: '',
      gross: money(0, 2),
      total: money(0, 2),
      addons: [{ stockId: stockId(20), title: 'Box', quantity: 3 }],
    };
    const shelf = { ...everything, mandatory: 20 };
    expect(again([priced(line)], shelf).changes).toEqual([]);
    expect(
      again(
        [
          { ...line, quantity: 0 },
          { ...line, quantity: -2 },
        ],
        shelf,
      ),
    ).toMatchObject({ changes: [] });
    const [kept] = cartLines(again([line], shelf).cart);
    expect(kept && isSameLine(kept, { stockId: stockId(1), addons: [] })).toBe(true);
  });

  it('lists an add-on whose quantity differs from the order', () => {
    const addons = [
      { stockId: stockId(11), title: 'Sauce', quantity: 2 },
      { stockId: stockId(12), title: 'Bread', quantity: 1 },
    ];
    const line: OrderLine = {
      id: 1,
      stockId: stockId(1),
      product: undefined,
      title: 'Dish 1',
      options: '',
      image: undefined,
      quantity: 1,
      isBonus: false,
      note: '',
      gross: money(0, 2),
      total: money(0, 2),
      addons,
    };
    const single = (entry: InsertEntry): CartLine | undefined =>
      lookUpIn(everything)({ ...entry, addons: entry.addons.map((each) => ({ ...each, quantity: 1 })) });
    expect(reorder({ shopId: SHOP, lines: [line], isSameCurrency: true }, single).changes).toEqual([
      { kind: 'without-addons', stockId: 1, title: 'Dish 1', addons: ['Sauce'] },
    ]);
  });

  it('reports the rest of a line too large for a cart as gone', () => {
    const [sample] = fc.sample(
      orderLineArb.filter(({ isBonus }) => !isBonus),
      { numRuns: 1, seed: 1 },
    );
    if (!sample) throw new Error('no line');
    const many = { ...sample, stockId: stockId(1), quantity: 2_000_000, addons: [] };
    expect(again([many, priced({ ...many, quantity: 1 })], everything).changes).toEqual([
      { kind: 'gone', stockId: 1, title: sample.title },
    ]);
  });
});
