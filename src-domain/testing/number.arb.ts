import * as fc from 'fast-check';

/** Values that are not countable whole numbers: NaN, too large, or fractional. */
const UNCOUNTABLE = [0.5, -0.5, 1.000_000_1, 2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308, 5e-324] as const;

/** Numbers that are no safe integers. */
export const uncountableNumberArb: fc.Arbitrary<number> = fc.oneof(
  { withCrossShrink: true },
  fc.constantFrom(Number.NaN, Infinity, -Infinity),
  fc.constantFrom(...UNCOUNTABLE),
  fc.double().filter((number) => !Number.isSafeInteger(number)),
);

/**
 * Numbers that may be sent where a small count is expected: uncountable ones, the largest and smallest, negative ones,
 * both zeros, and sometimes a valid one.
 */
export const hostileNumberArb: fc.Arbitrary<number> = fc.oneof(
  { withCrossShrink: true },
  { weight: 3, arbitrary: uncountableNumberArb },
  { weight: 2, arbitrary: fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, -1, -0, 0, -1440, 1441) },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: 3 }) },
);
