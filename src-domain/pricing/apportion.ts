import { money, type Money } from './money.ts';

/**
 * GROUP-6c, REFUND-3a: Splits an amount by weights, by largest remainder; the parts add up to it. Of equal remainders
 * the earlier is rounded up. Weights and amounts multiply as big integers, so that sums stay exact.
 */
export const apportion = ({ minor, scale }: Money, weights: readonly number[]): readonly Money[] => {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => money(0, scale));
  const exact = weights.map((weight) => BigInt(minor) * BigInt(weight));
  const floors = exact.map((product) => floorDivide(product, whole));
  let left = BigInt(minor) - floors.reduce((sum, floor) => sum + floor, 0n);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product - (floors[index] ?? 0n) * whole }))
    .sort((one, other) =>
      one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
    );
  for (const { index } of byRemainder) {
    if (left <= 0n) break;
    floors[index] = (floors[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return floors.map((part) => money(Number(part), scale));
};

const floorDivide = (product: bigint, whole: bigint): bigint =>
  product >= 0n || product % whole === 0n ? product / whole : product / whole - 1n;
