import { vi } from 'vitest';

const isDeep = (process.env['DEEP'] ?? '') !== '';
const seed = process.env['SEED'];

/** A mutant is tried with more cases than a day sees, or chance would let it live. */
const everydayShare = process.env['STRYKER_MUTATOR_WORKER'] === undefined ? 0.5 : 6;

// A deep run looks at a thousand times as many cases; a test may then take its time.
if (isDeep) vi.setConfig({ testTimeout: 3_600_000 });

/** How many cases a property sees: every day, and with DEEP=1. `SEED` repeats a run. */
export const runs = (everyday: number, deep: number = everyday * 100): { readonly numRuns: number; readonly seed?: number } => ({
  numRuns: isDeep ? deep : Math.ceil(everyday * everydayShare),
  ...(seed === undefined ? {} : { seed: Number(seed) }),
});
