/** Random choices that a seed repeats. */
export interface Seeded {
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** Choices of its own, so that the order in which several run does not matter. */
  fork(): Seeded;
}

/** Mulberry32. */
export const seeded = (seed: number): Seeded => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    between: (low, high) => low + next() * (high - low),
    whole,
    pick: (values) => {
      const chosen = values[whole(0, values.length - 1)];
      if (chosen === undefined) throw new RangeError('Nothing to choose from');
      return chosen;
    },
    fork: () => seeded(Math.floor(next() * 2 ** 32)),
  };
};
