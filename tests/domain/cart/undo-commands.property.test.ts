import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  cartAfter,
  cartLines,
  cartOf,
  cartTotals,
  emptyCart,
  emptyReplica,
  issue,
  lineAt,
  lineKey,
  receive,
  removeLine,
  replaceCart,
  replicaCart,
  runCommand,
  setLine,
  setQuantity,
  undoCommands,
  withQuantity,
  type Cart,
  type CartCommand,
  type CartLine,
  type CartReplica,
  type CartStep,
} from '@domain/cart/index.ts';
import { replicaId, stockId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { cartCommandArb, cartLineArb, dearer, inShop } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { isTwin, valueOf } from './cart-model.ts';

const shown = (cart: Cart): unknown => JSON.stringify([cartLines(cart), cartTotals(cart)]);
const undone = (cart: Cart, step: CartStep): Cart => valueOf(undoCommands(cart, step)).reduce(cartAfter, cart);
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
        expect(undoCommands(setQuantity(more.after, lineKey(line), kept), more)).toEqual(
          ok([{ kind: 'remove', key: lineKey(line) }]),
        );
        expect(quantityOf(undone(setQuantity(more.after, lineKey(line), kept + 1), more), line)).toBe(1);
        const added = { before: removeLine(before, lineKey(line)), after: before };
        expect(undoCommands(setQuantity(before, lineKey(line), line.quantity + 2), added)).toEqual(
          ok([{ kind: 'set-quantity', key: lineKey(line), quantity: 2 }]),
        );
        expect(undoCommands(removeLine(before, lineKey(line)), added)).toEqual(ok([]));
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
          expect(undoCommands(now, { before, after })).toEqual(err({ kind: 'other-shop', current: 2 }));
          expect(undoCommands(now, { before: after, after: before })).toEqual(err({ kind: 'other-shop', current: 2 }));
          expect(undoCommands(now, { before: now, after: now })).toEqual(ok([]));
          expect(undoCommands(emptyCart, { before: after, after: before })).toEqual(ok([]));
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
          expect(undoCommands(now, { before, after })).toEqual(err({ kind: 'other-shop', current: 2 }));
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

  it('converges when two tabs undo at once', () => {
    const tabs = (commands: readonly CartCommand[]): readonly [CartReplica, CartReplica] => {
      let first = emptyReplica(replicaId('a'));
      let second = emptyReplica(replicaId('b'));
      for (const command of commands) {
        const { replica, message } = issue(first, command);
        [first, second] = [replica, receive(second, message)];
      }
      return [first, second];
    };
    const undoIn = (replica: CartReplica, command: CartCommand): CartReplica => {
      const done = issue(replica, command).replica;
      const outcome = undoCommands(replicaCart(done), { before: replicaCart(replica), after: replicaCart(done) });
      return outcome.ok ? outcome.value.reduce((tab, one) => issue(tab, one).replica, done) : done;
    };
    fc.assert(
      fc.property(
        fc.array(cartCommandArb, { maxLength: 8 }),
        cartCommandArb,
        cartCommandArb,
        (commands, mine, theirs) => {
          const [first, second] = tabs(commands);
          const [left, right] = [undoIn(first, mine), undoIn(second, theirs)];
          const [both, same] = [right.log.reduce(receive, left), left.log.reduce(receive, right)];
          expect(shown(replicaCart(both))).toBe(shown(replicaCart(same)));
          expect(runCommand(replicaCart(left), { kind: 'clear' }).ok).toBe(true);
        },
      ),
      runs(15),
    );
  });
});

describe('CART-10e undo commands', () => {
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
    const key = lineKey(dish(2, 1));
    expect(undoCommands(cartWith(dish(1, 1), dish(2, 5)), step)).toEqual(
      ok([{ kind: 'set-quantity', key, quantity: 2 }]),
    );
    for (const left of [3, 2])
      expect(undoCommands(cartWith(dish(1, 1), dish(2, left)), step)).toEqual(ok([{ kind: 'remove', key }]));
    expect(undoCommands(cartWith(dish(1, 1)), step)).toEqual(ok([]));
  });

  it('leaves the same stock of another shop alone', () => {
    const step = { before: emptyCart, after: cartWith(dish(1, 3)) };
    expect(undoCommands(cartWith(inShop(dish(1, 5), 2)), step)).toEqual(err({ kind: 'other-shop', current: 2 }));
    const mixed = { before: cartWith(inShop(dish(1, 1), 2)), after: cartWith(dish(1, 3)) };
    expect(undoCommands(cartWith(inShop(dish(2, 1), 2)), mixed)).toEqual(
      ok([{ kind: 'restore', line: inShop(dish(1, 1), 2), position: 0 }]),
    );
  });

  it('moves a line back to its position', () => {
    const before = cartWith(dish(1, 1), dish(2, 1), dish(3, 2));
    // The first line was edited into the third one, which came to its place.
    const after = valueOf(setLine(before, dish(3, 1), lineKey(dish(1, 1))));
    expect(cartLines(after).map(({ stockId: stock }) => stock)).toEqual([3, 2]);
    expect(undoCommands(after, { before, after })).toEqual(
      ok([
        { kind: 'restore', line: dish(1, 1), position: 0 },
        { kind: 'remove', key: lineKey(dish(3, 1)) },
        { kind: 'restore', line: dish(3, 2), position: 2 },
      ]),
    );
    expect(cartLines(undone(after, { before, after }))).toEqual(cartLines(before));
  });
});
