import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartLines,
  cartOf,
  cartTotals,
  changesBetween,
  clearCart,
  emptyCart,
  lineAt,
  lineKey,
  noHistory,
  recordStep,
  redo,
  removeLine,
  setLine,
  setQuantity,
  undo,
  UNDO_MAX,
  type CartLine,
} from '@domain/cart/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { cartLineArb, inShop } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { isTwin, valueOf } from './cart-model.ts';

const linesArb = fc.array(cartLineArb, { maxLength: 8 });

describe('CART-9 undo and redo beside other changes', () => {
  it('undoes only the lines of the step and keeps changes from elsewhere', () => {
    fc.assert(
      fc.property(linesArb, cartLineArb, linesArb, (lines, line, others) => {
        const before = cartOf(lines);
        const after = valueOf(addLine(before, line));
        const foreign = others.filter((other) => !isTwin(other, line));
        const now = foreign.reduce((cart, other) => valueOf(addLine(cart, other)), after);
        const undone = valueOf(undo(recordStep(noHistory, before, after), now));
        const key = lineKey(line);
        expect(lineAt(undone.cart, key)).toEqual(lineAt(before, key));
        expect(cartLines(undone.cart).filter((known) => lineKey(known) !== key)).toEqual(
          cartLines(now).filter((known) => lineKey(known) !== key),
        );
        expect(undone.changes.map((change) => change.key)).toEqual([key]);
        const again = valueOf(redo(undone.history, undone.cart));
        expect([cartLines(again.cart), cartTotals(again.cart)]).toEqual([cartLines(now), cartTotals(now)]);
      }),
      runs(60, 100_000),
    );
  });

  it('restores a removed line at its position', () => {
    fc.assert(
      fc.property(
        linesArb.filter(({ length }) => length > 0),
        fc.nat(),
        linesArb,
        (lines, index, others) => {
          const before = cartOf(lines);
          const line = cartLines(before)[index % cartLines(before).length];
          fc.pre(line !== undefined);
          const after = removeLine(before, lineKey(line));
          const foreign = others.filter((other) => !isTwin(other, line));
          const now = foreign.reduce((cart, other) => valueOf(addLine(cart, other)), after);
          const undone = valueOf(undo(recordStep(noHistory, before, after), now));
          expect(cartLines(undone.cart)).toEqual(
            cartLines(foreign.reduce((cart, other) => valueOf(addLine(cart, other)), before)),
          );
        },
      ),
      runs(60),
    );
  });

  it('refuses while the cart holds another shop and leaves that cart alone', () => {
    fc.assert(
      fc.property(
        linesArb.filter(({ length }) => length > 0),
        cartLineArb,
        (lines, stranger) => {
          const before = cartOf(lines);
          const history = recordStep(noHistory, before, emptyCart);
          const now = cartOf([inShop(stranger, 2)]);
          fc.pre(lines.every((line) => !isTwin(line, stranger)));
          expect(undo(history, now)).toEqual(err({ kind: 'other-shop', current: 2 }));
        },
      ),
      runs(40),
    );
  });

  it('does not record a command that changed nothing', () => {
    fc.assert(
      fc.property(linesArb, (lines) => {
        const cart = cartOf(lines);
        for (const line of cartLines(cart))
          expect(
            [valueOf(setLine(cart, line)), setQuantity(cart, lineKey(line), line.quantity)].map((same) =>
              recordStep(noHistory, cart, same),
            ),
          ).toEqual([noHistory, noHistory]);
        const emptied = cartLines(cart).reduce((rest, line) => removeLine(rest, lineKey(line)), cart);
        expect(recordStep(noHistory, emptied, clearCart(emptied))).toBe(noHistory);
      }),
      runs(40),
    );
  });

  it('keeps fifty steps and returns nothing beyond them', () => {
    expect(undo(noHistory, emptyCart)).toEqual(ok({ history: noHistory, cart: emptyCart, changes: [] }));
    expect(redo(noHistory, emptyCart)).toEqual(ok({ history: noHistory, cart: emptyCart, changes: [] }));
    const [line] = fc.sample(cartLineArb, { numRuns: 1, seed: 9 }) as [CartLine];
    let [cart, history] = [emptyCart, noHistory];
    for (let step = 0; step < UNDO_MAX + 5; step++) {
      const next = valueOf(addLine(cart, line));
      [cart, history] = [next, recordStep(history, cart, next)];
    }
    expect([UNDO_MAX, history.done.length]).toEqual([50, 50]);
    expect(changesBetween(cart, cart)).toEqual([]);
  });
});
