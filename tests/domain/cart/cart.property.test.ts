import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartLines,
  cartOf,
  cartTotals,
  emptyCart,
  isSameLine,
  lineAt,
  lineKey,
  positionOf,
  removeLine,
  restoreLine,
  setLine,
  setQuantity,
  withQuantity,
  type Cart,
  type CartLine,
} from '@domain/cart/index.ts';
import { stockId, type StockId } from '@domain/kernel/ids.ts';
import { err } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { cartLineArb, dearer, inShop, shuffledAddonsArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { cartCommandsArb, freshModel, freshReal, isTwin, recount, shownTotals, valueOf } from './cart-model.ts';

const linesArb = fc.array(cartLineArb, { maxLength: 8 });

/** The lines whatever their order. */
const asSet = (cart: Cart): ReadonlyMap<string, number> =>
  new Map(cartLines(cart).map((line) => [lineKey(line), line.quantity]));

describe('CART-1 line identity', () => {
  it('ignores the order of add-ons', () => {
    fc.assert(
      fc.property(
        cartLineArb.chain((line) => fc.tuple(fc.constant(line), shuffledAddonsArb(line))),
        ([line, shuffled]) => {
          expect(isSameLine(line, shuffled)).toBe(true);
        },
      ),
      runs(50),
    );
  });

  it('compares stock and chosen add-ons with quantities, ignoring mandatory add-ons', () => {
    fc.assert(
      fc.property(cartLineArb, cartLineArb, fc.boolean(), (left, other, isMandatory) => {
        expect(isSameLine(left, other)).toBe(isTwin(left, other));
        const [extra] = left.addons;
        if (extra)
          expect(
            isSameLine(left, {
              ...left,
              addons: [...left.addons, { ...extra, stockId: 99 as typeof extra.stockId, isMandatory }],
            }),
          ).toBe(isMandatory);
      }),
      runs(100),
    );
  });
});

describe('CART-2 CART-3 CART-9 cart commands', () => {
  it('behaves like a plain list under add, set, reduce, remove, clear, undo and redo', () => {
    fc.assert(
      fc.property(cartCommandsArb, (commands) => {
        const [model, real] = [freshModel(), freshReal()];
        fc.modelRun(() => ({ model, real }), commands);
        expect(cartLines(real.cart)).toEqual(model.lines);
      }),
      runs(40, 10_000),
    );
  });

  it('gives the same lines in whatever order they are added', () => {
    fc.assert(
      fc.property(
        linesArb.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        ([lines, shuffled]) => {
          expect(asSet(cartOf(shuffled))).toEqual(asSet(cartOf(lines)));
          expect(cartTotals(cartOf(shuffled))).toEqual(cartTotals(cartOf(lines)));
        },
      ),
      runs(60, 100_000),
    );
  });

  it('leaves no trace of a line that was added and removed', () => {
    fc.assert(
      fc.property(linesArb, cartLineArb, (lines, line) => {
        const before = cartOf(lines.filter((known) => !isTwin(known, line)));
        const after = removeLine(valueOf(addLine(before, line)), lineKey(line));
        expect([cartLines(after), cartTotals(after)]).toEqual([cartLines(before), cartTotals(before)]);
      }),
      runs(60, 100_000),
    );
  });

  it('CART-2d merges an edited line into the line it now equals, at the earlier position', () => {
    fc.assert(
      fc.property(linesArb, fc.nat(), fc.nat(), (lines, from, to) => {
        const cart = cartOf(lines);
        const known = cartLines(cart);
        const [edited, twin] = [from % known.length, to % known.length];
        const [line, target] = [known[edited], known[twin]];
        fc.pre(line !== undefined && target !== undefined && edited !== twin);
        const joined = withQuantity(target, target.quantity + line.quantity);
        const after = valueOf(setLine(cart, withQuantity(target, line.quantity), lineKey(line)));
        expect(cartLines(after)).toEqual(
          known.with(Math.min(edited, twin), joined).toSpliced(Math.max(edited, twin), 1),
        );
      }),
      runs(60),
    );
  });

  it('stays correct when many lines come and go', () => {
    const crowd = Array.from({ length: 90 }, (_, index) => stockId(100 + index));
    fc.assert(
      fc.property(cartLineArb, fc.subarray(crowd, { minLength: 60 }), (line, gone) => {
        const numbered = (id: StockId): CartLine => ({ ...line, stockId: id });
        const full = cartOf(crowd.map(numbered));
        const rest = gone.reduce((cart, id) => removeLine(cart, lineKey(numbered(id))), full);
        const back = gone.reduce((cart, id) => valueOf(addLine(cart, numbered(id))), rest);
        const left = crowd.filter((id) => !gone.includes(id));
        expect([rest, back, full].map((cart) => cartLines(cart).map((known) => known.stockId))).toEqual([
          left,
          [...left, ...gone],
          crowd,
        ]);
      }),
      runs(5),
    );
  });

  it('restores a removed line at its position', () => {
    fc.assert(
      fc.property(linesArb, fc.nat(), (lines, index) => {
        const before = cartOf(lines);
        const line = cartLines(before)[index % Math.max(1, cartLines(before).length)];
        fc.pre(line !== undefined);
        const restored = valueOf(
          restoreLine(removeLine(before, lineKey(line)), line, positionOf(before, lineKey(line)) ?? -1),
        );
        expect([cartLines(restored), cartTotals(restored)]).toEqual([cartLines(before), cartTotals(before)]);
      }),
      runs(60, 100_000),
    );
  });

  it('makes mandatory add-ons follow the quantity of the line', () => {
    fc.assert(
      fc.property(linesArb, (lines) => {
        const astray = cartLines(cartOf(lines)).filter(({ quantity, addons }) =>
          addons.some((addon) => addon.isMandatory && addon.quantity !== quantity),
        );
        expect(astray).toEqual([]);
      }),
      runs(40),
    );
  });

  it('never lowers the total when a price rises, nor discounts a line below zero', () => {
    fc.assert(
      fc.property(linesArb, fc.nat({ max: 500 }), (lines, by) => {
        const cart = cartOf(lines);
        const raised = cartOf(cartLines(cart).map((line) => dearer(line, by)));
        const { gross, discount, net } = cartTotals(cart);
        expect(cartTotals(raised).net?.minor ?? 0).toBe((net?.minor ?? 0) + by * cartTotals(cart).pieces);
        expect(discount?.minor ?? 0).toBeLessThanOrEqual(gross?.minor ?? 0);
        expect(shownTotals(raised)).toEqual(recount(cartLines(raised)));
      }),
      runs(60, 100_000),
    );
  });
});

describe('CART-3 one shop per cart', () => {
  it('refuses a product of another shop and names the current shop', () => {
    fc.assert(
      fc.property(
        linesArb.filter(({ length }) => length > 0),
        cartLineArb,
        (lines, line) => {
          const cart = cartOf(lines);
          const stranger = inShop(line, 2);
          const refusal = err({ kind: 'other-shop', current: 1 });
          expect([addLine(cart, stranger), setLine(cart, stranger), restoreLine(cart, stranger, 0)]).toEqual([
            refusal,
            refusal,
            refusal,
          ]);
          expect(cartLines(cartOf([...lines, stranger]))).toEqual(cartLines(cart));
        },
      ),
      runs(40),
    );
  });
});

describe('CART-2c CART-2e invalid arguments', () => {
  /**
   * The outcomes of attempts that threw no RangeError; whatever they threw, the cart reads as before: its list, its
   * sums, each line by its key.
   */
  const accepted = (cart: Cart, attempts: readonly (() => unknown)[]): readonly unknown[] => {
    const before = cartLines(cart).map((line) => ({ ...line }));
    const outcomes = attempts.map(outcomeOf);
    expect([cartLines(cart), shownTotals(cart), before.map((line) => lineAt(cart, lineKey(line)))]).toEqual([
      before,
      recount(before),
      before,
    ]);
    return outcomes.filter((outcome) => !(outcome instanceof RangeError));
  };
  const outcomeOf = (attempt: () => unknown): unknown => {
    try {
      return attempt();
    } catch (error) {
      return error;
    }
  };
  const notPiecesArb = fc.oneof(
    fc.integer({ max: 0 }),
    fc.constantFrom(0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53),
  );

  it('throws for a quantity that is not a positive integer', () => {
    fc.assert(
      fc.property(linesArb, cartLineArb, notPiecesArb, (lines, line, quantity) => {
        const cart = valueOf(addLine(cartOf(lines), line));
        const [key, other] = [lineKey(line), cartLines(cart).find((known) => !isTwin(known, line))];
        const wrong = { ...line, quantity };
        expect(
          accepted(cart, [
            () => addLine(cart, wrong),
            () => setLine(cart, wrong),
            () => setLine(cart, wrong, other && lineKey(other)),
            () => restoreLine(cart, wrong, 0),
            () => cartOf([...lines, wrong]),
            () => withQuantity(line, quantity),
            ...(quantity === 0
              ? []
              : [() => setQuantity(cart, key, quantity), () => setQuantity(emptyCart, key, quantity)]),
          ]),
        ).toEqual([]);
      }),
      runs(40),
    );
  });

  it('throws for a chosen add-on of less than one whole piece', () => {
    fc.assert(
      fc.property(linesArb, cartLineArb, fc.constantFrom(-1, 0, 0.5, 1.5, Number.NaN), (lines, line, quantity) => {
        const [addon] =
          fc.sample(
            cartLineArb.filter(({ addons }) => addons.length > 0),
            { numRuns: 1, seed: 1 },
          )[0]?.addons ?? [];
        if (!addon) throw new Error('no addon');
        const wrong = { ...line, addons: [{ ...addon, isMandatory: false, quantity }] };
        const cart = cartOf(lines);
        expect(
          accepted(cart, [() => addLine(cart, wrong), () => setLine(cart, wrong), () => restoreLine(cart, wrong, 3)]),
        ).toEqual([]);
      }),
      runs(20),
    );
  });

  it('throws for a position that is not a natural number', () => {
    fc.assert(
      fc.property(
        linesArb,
        cartLineArb,
        fc.constantFrom(-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER),
        (lines, line, position) => {
          const cart = removeLine(cartOf(lines), lineKey(line));
          expect(accepted(cart, [() => restoreLine(cart, line, position)])).toEqual([]);
          expect(cartLines(valueOf(restoreLine(cart, line, Number.MAX_SAFE_INTEGER - 1))).at(-1)).toEqual(line);
        },
      ),
      runs(20),
    );
  });

  it('throws for piece counts or amounts beyond safe integers', () => {
    fc.assert(
      fc.property(cartLineArb, cartLineArb, (line, other) => {
        fc.pre(line.stockId !== other.stockId);
        const cart = cartOf([other]);
        const [crowd, huge] = [
          withQuantity(free(line), Number.MAX_SAFE_INTEGER),
          withQuantity(dearer(free(line), 3), 2 ** 52),
        ];
        expect(
          accepted(cart, [() => addLine(cart, crowd), () => setLine(cart, huge), () => restoreLine(cart, huge, 0)]),
        ).toEqual([]);
        const [key, alone] = [lineKey(crowd), cartOf([free(line)])];
        expect(cartTotals(cartOf([crowd])).pieces).toBe(Number.MAX_SAFE_INTEGER);
        const both = valueOf(addLine(alone, free(other)));
        expect(accepted(both, [() => setQuantity(both, key, Number.MAX_SAFE_INTEGER)])).toEqual([]);
        const dear = cartOf([dearer(free(line), 3), other]);
        expect(accepted(dear, [() => setQuantity(dear, lineKey(free(line)), 2 ** 52)])).toEqual([]);
      }),
      runs(20),
    );
  });

  it('throws for currencies with different decimal places', () => {
    fc.assert(
      fc.property(cartLineArb, cartLineArb, (line, other) => {
        fc.pre(!isTwin(line, free(other)));
        const dinar = inDinar(other);
        const cart = cartOf([line]);
        expect(
          accepted(cart, [
            () => addLine(cart, dinar),
            () => setLine(cart, dinar),
            () => restoreLine(cart, dinar, 0),
            () => cartOf([line, dinar]),
          ]),
        ).toEqual([]);
        expect(cartTotals(cartOf([dinar])).net?.scale).toBe(3);
        expect(cartTotals(valueOf(setLine(cartOf([free(other)]), dinar))).net?.scale).toBe(3);
      }),
      runs(20),
    );
  });
});

describe('CART-2 the totals of an empty cart', () => {
  it('have no amounts, even after the last line was removed', () => {
    const [line] = fc.sample(cartLineArb, { numRuns: 1, seed: 3 }) as [CartLine];
    for (const cart of [emptyCart, removeLine(cartOf([line]), lineKey(line))]) {
      expect(cartTotals(cart)).toEqual({ lines: 0, pieces: 0, gross: undefined, discount: undefined, net: undefined });
    }
  });
});

/** Without add-ons and for nothing. */
const free = (line: CartLine): CartLine => {
  const none = money(0, 2);
  return {
    ...line,
    addons: [],
    item: { ...line.item, price: { price: none, tax: none, discount: none, total: none } },
  };
};

const inDinar = (line: CartLine): CartLine => ({
  ...free(line),
  item: { ...line.item, price: { price: money(1, 3), tax: money(0, 3), discount: money(0, 3), total: money(1, 3) } },
});
