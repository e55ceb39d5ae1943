import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartLines,
  cartOf,
  entriesBetween,
  entryOf,
  lineKey,
  lineOf,
  ownLines,
  type CartLine,
  type InsertEntry,
} from '@domain/cart/index.ts';
import { stockId, userCartId, userId } from '@domain/kernel/ids.ts';
import { cartLineArb, productDetailArb, stockPriceArb, userCartOf } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const cartLinesArb = fc.array(cartLineArb, { maxLength: 6 }).map((lines) => cartLines(cartOf(lines)));

/** What insert-product does to quantities: sets them, 0 removes (contract 5.2). */
const inserted = (lines: readonly CartLine[], entries: readonly InsertEntry[]): ReadonlyMap<string, number> => {
  const held = new Map<string, number>(lines.map((line) => [lineKey(line), line.quantity]));
  for (const entry of entries) {
    if (entry.quantity === 0) held.delete(lineKey(entry));
    else held.set(lineKey(entry), entry.quantity);
  }
  return held;
};

describe('CART-4 entries for the server', () => {
  it('identify their line and omit what the server adds itself', () => {
    fc.assert(
      fc.property(cartLineArb, fc.nat({ max: 9 }), (line, quantity) => {
        const entry = entryOf(line, quantity);
        expect(lineKey(entry)).toBe(lineKey(line));
        expect(entry.quantity).toBe(quantity);
        expect(entryOf(line).quantity).toBe(line.quantity);
        expect(entry.addons).toEqual(
          line.addons.flatMap((addon) =>
            addon.isMandatory ? [] : [{ stockId: addon.stockId, quantity: addon.quantity }],
          ),
        );
      }),
      runs(60),
    );
  });

  it('throw for quantities that are not natural numbers', () => {
    fc.assert(
      fc.property(
        cartLineArb,
        fc.constantFrom(-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53),
        (line, quantity) => {
          expect(() => entryOf(line, quantity)).toThrow(RangeError);
          expect(() => entriesBetween([], [{ ...line, quantity }])).toThrow(RangeError);
        },
      ),
      runs(20),
    );
  });

  it('keep the last of several lines with the same identity', () => {
    fc.assert(
      fc.property(cartLinesArb, cartLineArb, fc.integer({ min: 6, max: 9 }), (lines, line, quantity) => {
        const [twice, once] = [
          [...lines, line, { ...line, quantity }],
          cartLines(cartOf([...lines.filter((known) => lineKey(known) !== lineKey(line)), { ...line, quantity }])),
        ];
        expect(inserted([], entriesBetween([], twice))).toEqual(inserted(once, []));
        expect(entriesBetween(twice, once)).toEqual([]);
      }),
      runs(30),
    );
  });

  it('turn the acknowledged cart into the wanted one, removals first', () => {
    fc.assert(
      fc.property(cartLinesArb, cartLinesArb, (acknowledged, wanted) => {
        const entries = entriesBetween(acknowledged, wanted);
        expect(inserted(acknowledged, entries)).toEqual(inserted(wanted, []));
        const quantities = entries.map(({ quantity }) => quantity);
        expect(quantities.lastIndexOf(0)).toBeLessThan(quantities.findIndex((quantity) => quantity > 0) >>> 0);
      }),
      runs(100),
    );
  });

  it('list each changed line once and no other', () => {
    fc.assert(
      fc.property(cartLinesArb, cartLinesArb, (acknowledged, wanted) => {
        const entries = entriesBetween(acknowledged, wanted);
        const before = inserted(acknowledged, []);
        expect(new Set(entries.map(lineKey)).size).toBe(entries.length);
        for (const entry of entries) expect(before.get(lineKey(entry)) ?? 0).not.toBe(entry.quantity);
        expect(entriesBetween(wanted, wanted)).toEqual([]);
      }),
      runs(60),
    );
  });
});

describe('CART-12 the owner’s own lines', () => {
  it('returns the owner’s lines without bonus lines', () => {
    fc.assert(
      fc.property(cartLinesArb, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (lines, free) => {
        const cart = userCartOf(lines);
        const [owner] = cart.members;
        if (!owner) throw new Error('a cart without its owner');
        const member = {
          ...owner,
          lines: owner.lines.map((line, index) => ({ ...line, isBonus: free[index] === true })),
        };
        const friend = { ...owner, id: userCartId(412), userId: userId(8) };
        expect(ownLines({ ...cart, members: [friend, member] }).map(lineKey)).toEqual(
          lines.filter((_, index) => free[index] !== true).map(lineKey),
        );
        expect(ownLines({ ...cart, members: [friend] })).toEqual([]);
      }),
      runs(40),
    );
    expect(ownLines(undefined)).toEqual([]);
  });
});

describe('CART-8 the line a product sheet makes', () => {
  it('takes the chosen add-ons, and mandatory ones in the quantity of the line', () => {
    const offerArb = fc.record({
      stock: fc.integer({ min: 11, max: 14 }),
      price: stockPriceArb(2),
      isMandatory: fc.boolean(),
    });
    const offersArb = fc.uniqueArray(offerArb, { selector: ({ stock }) => stock, maxLength: 4 });
    const chosenArb = fc.uniqueArray(
      fc.record({ stockId: fc.integer({ min: 11, max: 15 }).map(stockId), quantity: fc.nat({ max: 2 }) }),
      { selector: (choice) => choice.stockId },
    );
    fc.assert(
      fc.property(
        productDetailArb,
        offersArb,
        chosenArb,
        fc.integer({ min: 1, max: 5 }),
        (product, offers, addons, quantity) => {
          const [first] = product.stocks;
          if (!first) throw new Error('a product without stock');
          const stock = {
            ...first,
            addons: offers.map(({ stock: id, price, isMandatory }) => ({
              stockId: stockId(id),
              productId: product.id,
              title: `${id}`,
              price,
              isMandatory,
              limits: { min: 1, max: 9, available: 9 },
              dietary: undefined,
            })),
          };
          const line = lineOf({ product, stock, quantity, addons });
          const expected = offers.map(({ stock: id, isMandatory }) => [
            id,
            isMandatory ? quantity : (addons.find((choice) => choice.stockId === stockId(id))?.quantity ?? 0),
          ]);
          expect(line.addons.map((addon) => [addon.stockId, addon.quantity])).toEqual(
            expected.filter(([, count]) => count !== 0),
          );
          expect([line.quantity, line.stockId, line.shopId, line.item.price]).toEqual([
            quantity,
            stock.id,
            product.shopId,
            stock.price,
          ]);
          expect(line.item.limits).toEqual({ ...product.limits, available: stock.available });
          for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
            expect(() => lineOf({ product, stock, quantity: wrong, addons })).toThrow(RangeError);
            expect(() =>
              lineOf({ product, stock, quantity, addons: [...addons, { stockId: stockId(99), quantity: wrong }] }),
            ).toThrow(RangeError);
          }
          expect(lineOf({ product, stock, quantity: 0, addons: [] })).toMatchObject({ quantity: 0, addons: [] });
        },
      ),
      runs(60),
    );
  });
});
