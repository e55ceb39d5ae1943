/** Pseudo-random numbers, the same for the same seed. */
export interface Dice {
  /** From 0 to `below`, not included. */
  upTo(below: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
  /** From 0 to 1, neither included. */
  fraction(): number;
}

export const diceOf = (seed: number): Dice => {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const upTo = (below: number): number => next() % below;
  return {
    upTo,
    oneOf: (values) => {
      const value = values[upTo(values.length)];
      if (value === undefined) throw new TypeError('Nothing to choose from');
      return value;
    },
    fraction: () => (next() + 0.5) / 2 ** 32,
  };
};
