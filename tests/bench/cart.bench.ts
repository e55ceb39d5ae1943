// The cart's commands at 10 to 10,000 lines: the cost must hardly grow with the cart (performance budget 5). Recorded,
// never a test.
import * as fc from 'fast-check';
import { autorun, observable, runInAction } from 'mobx';
import {
  addLine,
  cartLines,
  cartOf,
  cartTotals,
  mergeGuestCart,
  lineKey,
  noHistory,
  recordStep,
  removeLine,
  setLine,
  setQuantity,
  undo,
  type Cart,
  type CartLine,
} from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import type { Result } from '@domain/kernel/result.ts';
import { cartLineArb } from '@domain/testing/index.ts';

const SIZES = [10, 100, 1_000, 10_000] as const;
const TURNS = 20_000;
/** Turns before the clock starts: until then memory holds what making the cart left behind. */
const SETTLING = 40_000;
const ROUNDS = 15;
const WARM_UP = 4;

/** A customer's command on the line whose turn it is. */
type Command = (cart: Cart, line: CartLine, turn: number) => Cart;

/** Ten makes of line, the same at every size, each with add-ons, some of them mandatory. */
const makes = fc
  .sample(cartLineArb, { numRuns: 60, seed: 7 })
  .filter(({ addons }) => addons.length > 0)
  .slice(0, 10);

/** Lines of one shop, all different; their numbers are equally long at every size. */
const linesOf = (size: number): readonly CartLine[] =>
  Array.from({ length: size }, (_, index) => ({
    ...(makes[index % makes.length] as CartLine),
    stockId: stockId(10_000 + index),
  }));

const valueOf = <Value>(outcome: Result<Value, unknown>): Value => {
  if (!outcome.ok) throw new Error('refused');
  return outcome.value;
};

let sink = 0;
const COMMANDS: Readonly<Record<string, Command>> = {
  merge: (cart, line) => valueOf(addLine(cart, line)),
  set: (cart, line, turn) => valueOf(setLine(cart, { ...line, quantity: 1 + (turn % 9) })),
  'set quantity': (cart, line, turn) => setQuantity(cart, lineKey(line), 1 + (turn % 9)),
  'remove and add': (cart, line) => valueOf(addLine(removeLine(cart, lineKey(line)), line, Infinity)),
  'merge and undo': (cart, line) => {
    const merged = valueOf(addLine(cart, line));
    return valueOf(undo(recordStep(noHistory, cart, merged), merged)).cart;
  },
  total: (cart) => {
    sink += cartTotals(cart).net?.minor ?? 0;
    return cart;
  },
};

/** Something that holds lines and takes commands one after another. */
type World = (lines: readonly CartLine[]) => (line: CartLine, turn: number) => void;

/** How a cart is held: in a variable, or with views that observe it by reference and show its total. */
const KEEPERS: Readonly<Record<string, (command: Command) => World>> = {
  bare: (command) => (lines) => {
    let cart = cartOf(lines);
    return (line, turn) => {
      cart = command(cart, line, turn);
    };
  },
  observed: (command) => (lines) => {
    const box = observable.box(cartOf(lines), { deep: false });
    autorun(() => {
      sink += cartTotals(box.get()).net?.minor ?? 0;
    });
    return (line, turn) => runInAction(() => box.set(command(box.get(), line, turn)));
  },
};

/**
 * The least that a merge by identity can cost: one table that is written in place, without totals, order or older
 * carts.
 */
const floor: World = (lines) => {
  const table = new Map(lines.map((line) => [lineKey(line), { line, quantity: line.quantity }]));
  return (line) => {
    const known = table.get(lineKey(line));
    if (!known) return;
    known.line = line;
    known.quantity += line.quantity;
  };
};

/**
 * Processor time, so that other work on the machine counts less; it includes what clears memory beside the commands.
 */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Nanoseconds of one command in a new world that holds every line. */
const roundOf = (lines: readonly CartLine[], world: World): number => {
  const command = world(lines);
  const run = (from: number, to: number): void => {
    for (let turn = from; turn < to; turn += 1) command(lines[(turn * 7) % lines.length] as CartLine, turn);
  };
  run(0, SETTLING);
  const begun = processorMs();
  run(SETTLING, SETTLING + TURNS);
  return ((processorMs() - begun) / TURNS) * 1e6;
};

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[values.length >> 1] ?? Number.NaN;

/**
 * Prints medians by size; the sizes take turns in every round, so that neither the compiler nor the machine favors
 * one.
 */
const report = (name: string, world: World): void => {
  const all = SIZES.map(linesOf);
  const rounds = Array.from({ length: ROUNDS }, () => all.map((lines) => roundOf(lines, world))).slice(WARM_UP);
  const costs = SIZES.map((_, place) => median(rounds.map((round) => round[place] ?? Number.NaN)));
  const thousands = costs.map((cost) => `${Math.round(1e6 / cost)} k/s`).join(' · ');
  console.log(
    `cart, ${name}: ${thousands} at ${SIZES.join(' · ')} lines; cost at 10,000 ` +
      `${((costs.at(-1) ?? 0) / (costs[0] ?? 1)).toFixed(2)} × the cost at 10`,
  );
};

// Made long before it is merged, as a customer does.
const many = cartLines(cartOf(linesOf(10_000)));

report('floor, merge in a bare table', floor);
for (const [keeping, keptAs] of Object.entries(KEEPERS)) {
  for (const [name, command] of Object.entries(COMMANDS)) report(`${keeping}, ${name}`, keptAs(command));
}

const merges = Array.from({ length: 9 }, () => {
  const begun = performance.now();
  sink += mergeGuestCart(many, []).entries.length;
  return performance.now() - begun;
});
console.log(
  `cart, merge of 10,000 lines: ${(merges[0] ?? 0).toFixed(1)} ms the first time, ` +
    `${median(merges).toFixed(1)} ms in the middle${sink < 0 ? ' ' : ''}`,
);
