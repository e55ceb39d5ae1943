import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartLines,
  cartOf,
  cartTotals,
  LINES_MAX,
  lineKey,
  noHistory,
  positionOf,
  recordStep,
  removeLine,
  replaceCart,
  restoreLine,
  runCommand,
  setLine,
  undo,
  withQuantity,
  type Cart,
  type CartLine,
} from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { err } from '@domain/kernel/result.ts';
import { cartLineArb, inShop } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { valueOf } from './cart-model.ts';

const linesOf = (make: CartLine, count: number): readonly CartLine[] =>
  Array.from({ length: count }, (_, index) => ({ ...make, stockId: stockId(1000 + index) }));
const refusal = err({ kind: 'too-many-lines', max: LINES_MAX });
const linesIn = (cart: Cart): number => cartTotals(cart).lines;

describe('CART-3c the limit of lines', () => {
  it('refuses line 1,001 and leaves the cart as it was', () => {
    fc.assert(
      fc.property(cartLineArb, fc.nat({ max: LINES_MAX - 1 }), (make, at) => {
        const lines = linesOf(make, LINES_MAX + 1);
        const more = lines[LINES_MAX] as CartLine;
        const almost = cartOf(lines.slice(0, LINES_MAX - 1));
        const full = valueOf(addLine(almost, lines[LINES_MAX - 1] as CartLine));
        const before = cartLines(full);
        expect([linesIn(full), LINES_MAX]).toEqual([1000, 1000]);
        expect([addLine(full, more), setLine(full, more), replaceCart(full, more)]).toEqual([
          refusal,
          refusal,
          refusal,
        ]);
        expect(restoreLine(full, more, 3)).toEqual(refusal);
        expect(runCommand(full, { kind: 'add', line: more })).toEqual(refusal);
        expect(cartLines(full)).toEqual(before);

        const known = lines[at] as CartLine;
        const merged = valueOf(addLine(full, known));
        expect([linesIn(merged), linesIn(valueOf(setLine(full, withQuantity(known, 9))))]).toEqual([1000, 1000]);
        expect(linesIn(valueOf(setLine(full, more, lineKey(known))))).toBe(1000);
        const without = removeLine(full, lineKey(known));
        expect(linesIn(valueOf(restoreLine(without, known, positionOf(full, lineKey(known)) ?? 0)))).toBe(1000);
        expect(cartLines(valueOf(replaceCart(full, inShop(more, 2))))).toEqual([inShop(more, 2)]);

        const history = recordStep(noHistory, full, without);
        const refilled = valueOf(addLine(without, more));
        expect(undo(history, refilled)).toEqual(refusal);
        expect(linesIn(valueOf(undo(history, without)).cart)).toBe(1000);
      }),
      runs(4, 200),
    );
  });

  it('reads a longer cart and lets it shrink', () => {
    const [make] = fc.sample(cartLineArb, { numRuns: 1, seed: 1 }) as [CartLine];
    const lines = linesOf(make, LINES_MAX + 5);
    const long = cartOf(lines);
    expect([linesIn(long), linesIn(removeLine(long, lineKey(lines[0] as CartLine)))]).toEqual([1005, 1004]);
    expect(addLine(long, lines[7] as CartLine).ok).toBe(true);
    expect(addLine(long, { ...make, stockId: stockId(1) })).toEqual(refusal);
    expect(linesIn(valueOf(addLine(long, { ...make, stockId: stockId(1) }, 2000)))).toBe(1006);
  });
});
