import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addLine,
  cartLines,
  cartOf,
  cartTotals,
  lineAt,
  lineKey,
  noHistory,
  positionOf,
  recordStep,
  reduceLine,
  removeLine,
  restoreLine,
  setLine,
  setQuantity,
  undo,
  withQuantity,
  type Cart,
  type CartLine,
} from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { cartLineArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { valueOf } from './cart-model.ts';

/** What the customer does to the line whose turn it is. */
type Command = (cart: Cart, line: CartLine) => Cart;

const COMMANDS: readonly Command[] = [
  (cart, line) => valueOf(addLine(cart, line)),
  (cart, line) => valueOf(setLine(cart, withQuantity(line, 3))),
  (cart, line) => valueOf(setLine(cart, withQuantity(line, 4), lineKey(line))),
  (cart, line) => setQuantity(cart, lineKey(line), 5),
  (cart, line) => reduceLine(cart, lineKey(line)),
  // Unlimited: a cart of 10,000 lines is longer than CART-3c lets a customer's become.
  (cart, line) => valueOf(addLine(removeLine(cart, lineKey(line)), line, Infinity)),
  (cart, line) =>
    valueOf(restoreLine(removeLine(cart, lineKey(line)), line, positionOf(cart, lineKey(line)) ?? 0, Infinity)),
  (cart, line) => {
    const merged = valueOf(addLine(cart, line));
    return valueOf(undo(recordStep(noHistory, cart, merged), merged)).cart;
  },
  (cart, line) => {
    expect([cartTotals(cart).net, lineAt(cart, lineKey(line))]).not.toContain(undefined);
    return cart;
  },
];

const LOOK_UPS = ['get', 'set', 'has', 'delete'] as const;
const WALKS = ['keys', 'values', 'entries', 'forEach', Symbol.iterator] as const;

/** Counts every look at a line and every step through a table. No clock: the count is the same on every machine. */
const counting = () => {
  let steps = 0;
  const watched = (line: CartLine): CartLine =>
    new Proxy(line, {
      get: (target, name) => {
        steps += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
  const table = Map.prototype as unknown as Record<
    string | symbol,
    (this: Map<unknown, unknown>, ...given: unknown[]) => unknown
  >;
  const watch = (name: string | symbol, cost: (size: number) => number): void => {
    const plain = table[name] as (...given: unknown[]) => unknown;
    vi.spyOn(table, name).mockImplementation(function counted(this: Map<unknown, unknown>, ...given) {
      steps += cost(this.size);
      return Reflect.apply(plain, this, given);
    });
  };
  return {
    watched,
    count: (work: () => void): number => {
      for (const name of LOOK_UPS) watch(name, () => 1);
      for (const name of WALKS) watch(name, (size) => size);
      steps = 0;
      work();
      const counted = steps;
      vi.restoreAllMocks();
      return counted;
    },
  };
};

/** Ten lines are worked on, whatever the length of the cart. */
const costOf = (
  size: number,
  make: CartLine,
  turns: readonly { readonly command: number; readonly line: number }[],
): number => {
  const { watched, count } = counting();
  const lines = Array.from({ length: size }, (_, index) => watched({ ...make, stockId: stockId(10_000 + index) }));
  let cart = cartOf(lines);
  return count(() => {
    for (const { command, line } of turns) cart = COMMANDS[command]?.(cart, lines[line] as CartLine) ?? cart;
  });
};

/** Every command at least twice, in any order. */
const turnsArb = fc
  .shuffledSubarray([...COMMANDS.keys(), ...COMMANDS.keys()], { minLength: 2 * COMMANDS.length })
  .chain((commands) =>
    fc.tuple(...commands.map((command) => fc.record({ command: fc.constant(command), line: fc.nat({ max: 9 }) }))),
  );
const LONG = 10_000;

afterEach(() => vi.restoreAllMocks());

describe('CORE-4 a command on a cart', () => {
  it('reads as few lines and tables of 10,000 lines as of ten', () => {
    fc.assert(
      fc.property(cartLineArb, turnsArb, (make, turns) => {
        expect(costOf(LONG, make, turns)).toBe(costOf(10, make, turns));
      }),
      runs(1, 40),
    );
  });

  it('detects a command that reads every line', () => {
    const [make] = fc.sample(cartLineArb, { numRuns: 1, seed: 1 });
    const { watched, count } = counting();
    const lines = Array.from({ length: 100 }, (_, index) =>
      watched({ ...(make as CartLine), stockId: stockId(10_000 + index) }),
    );
    const cart = cartOf(lines);
    expect(count(() => void cartLines(cart))).toBeGreaterThanOrEqual(100);
  });
});
