/**
 * Exponential back-off: milliseconds to wait after a number of failures in a row, at least one. Doubles with each of
 * them, from `firstMs` up to `longestMs`.
 */
export const backOffMs = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1));
