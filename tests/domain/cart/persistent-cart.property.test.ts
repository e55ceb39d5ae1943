import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartLines,
  cartOf,
  changesBetween,
  clearCart,
  lineAt,
  lineKey,
  noHistory,
  positionOf,
  recordStep,
  redo,
  removeLine,
  setQuantity,
  undo,
  withQuantity,
  type Cart,
  type CartLine,
} from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { cartLineArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { recount, shownTotals, valueOf } from './cart-model.ts';

type Moment = { readonly cart: Cart; readonly lines: readonly CartLine[] };

/** What a cart reads as: its sums, each line by its key, all lines in their order. */
const read = ({ cart, lines }: Moment): unknown => [
  shownTotals(cart),
  lines.map((line) => lineAt(cart, lineKey(line))),
  cartLines(cart),
];
const owed = ({ lines }: Moment): unknown => [recount(lines), lines, lines];

/** Many cheap commands on few lines: setting, taking out, putting at the end. */
const stepsArb = fc.array(fc.record({ at: fc.nat({ max: 2 }), quantity: fc.nat({ max: 9 }) }), {
  minLength: 150,
  maxLength: 260,
  size: 'max',
});

const linesArb = cartLineArb.map((line) => [1, 2, 3].map((stock): CartLine => ({ ...line, stockId: stockId(stock) })));

const step = ({ cart, lines }: Moment, line: CartLine, quantity: number): Moment => {
  const position = lines.findIndex(({ stockId: id }) => id === line.stockId);
  const wanted = withQuantity(line, Math.max(1, quantity));
  if (quantity === 0)
    return { cart: removeLine(cart, lineKey(line)), lines: lines.toSpliced(position, position < 0 ? 0 : 1) };
  return position < 0
    ? { cart: valueOf(addLine(cart, wanted)), lines: [...lines, wanted] }
    : { cart: setQuantity(cart, lineKey(line), quantity), lines: lines.with(position, wanted) };
};

/** Everything that ever was, the oldest first. */
const travelled = (
  lines: readonly CartLine[],
  steps: readonly { readonly at: number; readonly quantity: number }[],
): readonly Moment[] => {
  const moments: Moment[] = [{ cart: cartOf(lines), lines }];
  for (const { at, quantity } of steps) {
    const [last, line] = [moments.at(-1), lines[at]];
    if (last && line) moments.push(step(last, line, quantity));
  }
  return moments;
};

describe('CART-2f older versions of a cart', () => {
  it('stay unchanged in whatever order they are read', () => {
    fc.assert(
      fc.property(linesArb, stepsArb, fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), (lines, steps, looks) => {
        const moments = travelled(lines, steps);
        for (const look of [...looks, 0, moments.length - 1]) {
          const moment = moments[look % moments.length] as Moment;
          expect(read(moment)).toEqual(owed(moment));
        }
      }),
      runs(5, 1_000),
    );
  });

  it('branch independently of each other', () => {
    fc.assert(
      fc.property(
        linesArb,
        stepsArb,
        fc.array(fc.record({ from: fc.nat(), at: fc.nat({ max: 2 }), quantity: fc.nat({ max: 9 }) }), {
          minLength: 150,
          maxLength: 150,
        }),
        (lines, steps, branches) => {
          const moments = [...travelled(lines, steps.slice(0, 40))];
          for (const { from, at, quantity } of branches)
            moments.push(step(moments[from % moments.length] as Moment, lines[at] as CartLine, quantity));
          for (const moment of moments) expect(read(moment)).toEqual(owed(moment));
        },
      ),
      runs(3, 500),
    );
  });

  it('differ from the next version in the changed line only, even across undo and redo', () => {
    fc.assert(
      fc.property(linesArb, stepsArb, (lines, steps) => {
        const moments = travelled(lines, steps);
        moments.forEach(({ cart: after }, index) => {
          const before = moments[index - 1]?.cart ?? after;
          const line = lines[steps[index - 1]?.at ?? 0] as CartLine;
          const changes = changesBetween(before, after);
          const [from, to] = [lineAt(before, lineKey(line)), lineAt(after, lineKey(line))];
          expect(changes).toEqual(from === to ? [] : [{ key: lineKey(line), from, to }]);
          const undone = valueOf(undo(recordStep(noHistory, before, after), after));
          expect([undone.cart, valueOf(redo(undone.history, undone.cart)).cart]).toEqual([before, after]);
          expect(undone.cart).toBe(before);
        });
      }),
      runs(3, 300),
    );
  });

  it('differ from an unrelated cart in every line that is not equal', () => {
    fc.assert(
      fc.property(linesArb, linesArb, (lines, others) => {
        const [left, right] = [cartOf(lines), removeLine(cartOf(others), lineKey(others[0] as CartLine))];
        const changes = changesBetween(left, right);
        const keys = new Set([...lines, ...others.slice(1)].map(lineKey));
        expect(new Set(changes.map(({ key }) => key))).toEqual(keys);
        for (const { key, from, to } of changes) expect([from, to]).toEqual([lineAt(left, key), lineAt(right, key)]);
      }),
      runs(20),
    );
  });

  it('return the same line object until it changes', () => {
    fc.assert(
      fc.property(linesArb, stepsArb, (lines, steps) => {
        const { cart } = travelled(lines, steps.slice(0, 20)).at(-1) as Moment;
        for (const line of cartLines(cart)) {
          const key = lineKey(line);
          expect(lineAt(cart, key)).toBe(line);
          const other = setQuantity(cart, key, line.quantity + 1);
          expect(lineAt(other, key)?.quantity).toBe(line.quantity + 1);
          expect([lineAt(cart, key), cartLines(cart).find((known) => known === line)]).toEqual([line, line]);
          expect(positionOf(other, key)).toBe(positionOf(cart, key));
        }
        expect([
          positionOf(clearCart(cart), lineKey(lines[0] as CartLine)),
          lineAt(clearCart(cart), lineKey(lines[0] as CartLine)),
        ]).toEqual([undefined, undefined]);
      }),
      runs(5, 500),
    );
  });
});
