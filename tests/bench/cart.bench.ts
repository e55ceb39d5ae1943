// The cart's commands at 10 to 10,000 lines: the cost must hardly grow with the cart (performance budget 5). Recorded, never a test.
import * as fc from 'fast-check';
import { addLine, cartLines, cartOf, cartTotals, handOver, lineKey, removeLine, setQuantity, type Cart, type CartLine } from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { cartLineArb } from '@domain/testing/index.ts';

const SIZES = [10, 100, 1_000, 10_000] as const;
const ROUND_MS = 120;
const ROUNDS = 5;

const sample = fc.sample(cartLineArb, { numRuns: 50, seed: 7 }).filter((line) => line.addons.length > 0);
const linesOf = (size: number): readonly CartLine[] =>
  Array.from({ length: size }, (_, index) => ({ ...(sample[index % sample.length] as CartLine), stockId: stockId(index + 1) }));

/** Operations a second of a command that runs on the cart it made; the middle of several rounds. */
const rate = (cart: Cart, command: (cart: Cart, turn: number) => Cart): number => {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    let turns = 0;
    for (let current = cart; performance.now() - begun < ROUND_MS; ) for (let batch = 0; batch < 200; batch += 1) current = command(current, (turns += 1));
    rounds.push((turns / (performance.now() - begun)) * 1000);
  }
  return rounds.sort((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? 0;
};

let sink = 0;
const commandsOf = (lines: readonly CartLine[]): Readonly<Record<string, (cart: Cart, turn: number) => Cart>> => {
  const at = (turn: number): CartLine => lines[(turn * 7) % lines.length] as CartLine;
  const keys = lines.map(lineKey);
  const keyAt = (turn: number) => keys[(turn * 7) % keys.length] as (typeof keys)[number];
  return {
    merge: (cart, turn) => {
      const merged = addLine(cart, at(turn));
      return merged.ok ? merged.value : cart;
    },
    set: (cart, turn) => setQuantity(cart, keyAt(turn), 1 + (turn % 9)),
    'remove and add': (cart, turn) => {
      const added = addLine(removeLine(cart, keyAt(turn)), at(turn));
      return added.ok ? added.value : cart;
    },
    total: (cart) => {
      sink += cartTotals(cart).net?.minor ?? 0;
      return cart;
    },
  };
};

const results = SIZES.map((size) => {
  const lines = linesOf(size);
  return Object.entries(commandsOf(lines)).map(([name, command]) => [name, rate(cartOf(lines), command)] as const);
});
for (const [place, [name, small]] of (results[0] ?? []).entries()) {
  const rates = results.map((row) => row[place]?.[1] ?? 0);
  const thousands = rates.map((value) => `${Math.round(value / 1000)} k/s`).join(' · ');
  console.log(`cart, ${name}: ${thousands} at ${SIZES.join(' · ')} lines; cost at 10,000 ${(small / (rates.at(-1) ?? 1)).toFixed(2)} × the cost at 10`);
}

const many = cartLines(cartOf(linesOf(10_000)));
const begun = performance.now();
handOver(many, undefined);
console.log(`cart, hand-over of 10,000 lines: ${(performance.now() - begun).toFixed(1)} ms${sink < 0 ? ' ' : ''}`);
