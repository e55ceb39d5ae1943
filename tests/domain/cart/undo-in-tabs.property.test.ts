import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartAfter,
  cartLines,
  cartOf,
  cartTotals,
  emptyCart,
  lineAt,
  lineKey,
  removeLine,
  replaceCart,
  setLine,
  setQuantity,
  undo,
  withQuantity,
  type Cart,
  type CartLine,
  type CartStep,
} from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { err } from '@domain/kernel/result.ts';
import { cartCommandArb, cartLineArb, dearer, inShop } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { isTwin, valueOf } from './cart-model.ts';

const shown = (cart: Cart): unknown => JSON.stringify([cartLines(cart), cartTotals(cart)]);
const attempt = (cart: Cart, step: CartStep): ReturnType<typeof undo> => undo({ done: [step], undone: [] }, cart);
const undone = (cart: Cart, step: CartStep): Cart => valueOf(attempt(cart, step)).cart;
const quantityOf = (cart: Cart, line: CartLine): number => lineAt(cart, lineKey(line))?.quantity ?? 0;
const linesArb = fc.array(cartLineArb, { maxLength: 6 });

describe('CART-10e undo in one tab', () => {
  it('L4 undoes and redoes exactly while no other tab changes anything', () => {
    fc.assert(
      fc.property(fc.array(cartCommandArb, { maxLength: 20 }), cartCommandArb, (commands, command) => {
        const before = commands.reduce(cartAfter, emptyCart);
        const after = cartAfter(before, command);
        const back = undone(after, { before, after });
        expect(shown(back)).toBe(shown(before));
        expect(shown(undone(back, { before: after, after: back }))).toBe(shown(after));
      }),
      runs(25, 10_000),
    );
  });

  it('keeps the lines and pieces of other tabs', () => {
    fc.assert(
      fc.property(linesArb, cartLineArb, linesArb, (lines, line, others) => {
        const before = cartOf(lines);
        const after = valueOf(addLine(before, line));
        const now = others.reduce((cart, other) => valueOf(addLine(cart, other)), after);
        const back = undone(now, { before, after });
        for (const one of [...lines, ...others, line])
          expect(quantityOf(back, one)).toBe(quantityOf(now, one) - (isTwin(one, line) ? line.quantity : 0));
        const rest = (cart: Cart): readonly CartLine[] => cartLines(cart).filter((known) => !isTwin(known, line));
        expect(rest(back)).toEqual(rest(now));
      }),
      runs(25),
    );
  });

  it('restores a removed line and adds pieces that came back meanwhile', () => {
    fc.assert(
      fc.property(linesArb, cartLineArb, fc.option(cartLineArb, { nil: undefined }), (lines, line, again) => {
        const before = valueOf(addLine(cartOf(lines), line));
        const after = removeLine(before, lineKey(line));
        const now = again ? valueOf(addLine(after, again)) : after;
        expect(quantityOf(undone(now, { before, after }), line)).toBe(
          quantityOf(before, line) + (again && isTwin(again, line) ? again.quantity : 0),
        );
      }),
      runs(20),
    );
  });

  it('leaves lines removed by other tabs removed, and removes empty ones', () => {
    fc.assert(
      fc.property(cartLineArb, cartLineArb, fc.integer({ min: 1, max: 5 }), (line, other, kept) => {
        const before = cartOf([{ ...other, quantity: 1 }, line]);
        fc.pre(!isTwin(line, other));
        const step = (quantity: number): CartStep => ({ before, after: setQuantity(before, lineKey(line), quantity) });
        const more = step(line.quantity + kept);
        expect(shown(undone(removeLine(more.after, lineKey(line)), more))).toBe(
          shown(removeLine(before, lineKey(line))),
        );
        expect(quantityOf(undone(setQuantity(more.after, lineKey(line), kept), more), line)).toBe(0);
        expect(quantityOf(undone(setQuantity(more.after, lineKey(line), kept + 1), more), line)).toBe(1);
        const added = { before: removeLine(before, lineKey(line)), after: before };
        expect(quantityOf(undone(setQuantity(before, lineKey(line), line.quantity + 2), added), line)).toBe(2);
        const gone = removeLine(before, lineKey(line));
        expect(undone(gone, added)).toBe(gone);
      }),
      runs(20),
    );
  });

  it('refuses while the cart holds another shop', () => {
    fc.assert(
      fc.property(
        linesArb.filter(({ length }) => length > 0),
        cartLineArb,
        (lines, stranger) => {
          const [before, after] = [cartOf(lines), emptyCart];
          const now = cartOf([inShop(stranger, 2)]);
          expect(attempt(now, { before, after })).toEqual(err({ kind: 'other-shop', current: 2 }));
          expect(attempt(now, { before: after, after: before })).toEqual(err({ kind: 'other-shop', current: 2 }));
          expect(undone(emptyCart, { before: after, after: before })).toBe(emptyCart);
        },
      ),
      runs(15),
    );
  });

  it('restores a replaced cart only if nobody added to the new one', () => {
    fc.assert(
      fc.property(
        linesArb.filter(({ length }) => length > 0),
        cartLineArb,
        cartLineArb,
        (lines, line, added) => {
          const before = cartOf(lines);
          const after = valueOf(replaceCart(before, inShop(line, 2)));
          expect(shown(undone(after, { before, after }))).toBe(shown(before));
          const now = valueOf(addLine(after, inShop(added, 2)));
          expect(attempt(now, { before, after })).toEqual(err({ kind: 'other-shop', current: 2 }));
        },
      ),
      runs(15),
    );
  });

  it('restores price and title of the line', () => {
    fc.assert(
      fc.property(cartLineArb, (line) => {
        const before = cartOf([line]);
        const after = valueOf(addLine(before, dearer(line, 100)));
        expect(cartLines(undone(after, { before, after }))).toEqual([line]);
      }),
      runs(20),
    );
  });
});

describe('CART-10e undo beside another tab', () => {
  const [plain] = fc.sample(
    cartLineArb.filter(({ addons }) => addons.length === 0),
    { numRuns: 1, seed: 5 },
  ) as [CartLine];
  const dish = (stock: number, quantity: number): CartLine =>
    withQuantity({ ...plain, stockId: stockId(stock) }, quantity);
  const cartWith = (...lines: readonly CartLine[]): Cart => cartOf(lines);

  it('removes only the pieces that the step added', () => {
    const before = cartWith(dish(1, 1));
    const step = { before, after: valueOf(addLine(before, dish(2, 3))) };
    expect(cartLines(undone(cartWith(dish(1, 1), dish(2, 5)), step))).toEqual([dish(1, 1), dish(2, 2)]);
    for (const left of [3, 2])
      expect(cartLines(undone(cartWith(dish(1, 1), dish(2, left)), step))).toEqual([dish(1, 1)]);
    expect(cartLines(undone(cartWith(dish(1, 1)), step))).toEqual([dish(1, 1)]);
  });

  it('leaves the same stock of another shop alone', () => {
    const step = { before: emptyCart, after: cartWith(dish(1, 3)) };
    expect(attempt(cartWith(inShop(dish(1, 5), 2)), step)).toEqual(err({ kind: 'other-shop', current: 2 }));
    const mixed = { before: cartWith(inShop(dish(1, 1), 2)), after: cartWith(dish(1, 3)) };
    expect(cartLines(undone(cartWith(inShop(dish(2, 1), 2)), mixed))).toEqual([
      inShop(dish(1, 1), 2),
      inShop(dish(2, 1), 2),
    ]);
  });

  it('moves a line back to its position', () => {
    const before = cartWith(dish(1, 1), dish(2, 1), dish(3, 2));
    // The first line was edited into the third one, which came to its place.
    const after = valueOf(setLine(before, dish(3, 1), lineKey(dish(1, 1))));
    expect(cartLines(after).map(({ stockId: stock }) => stock)).toEqual([3, 2]);
    const now = valueOf(addLine(after, dish(4, 1)));
    expect(cartLines(undone(now, { before, after }))).toEqual([...cartLines(before), dish(4, 1)]);
  });
});
