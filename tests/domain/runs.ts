const isDeep = (process.env['DEEP'] ?? '') !== '';
const seed = process.env['SEED'];

/** A mutant or a planted fault is tried with more cases than a day sees, or chance would let it live. */
const isHunting = process.env['STRYKER_MUTATOR_WORKER'] !== undefined || process.env['PLANTED_FAULT'] !== undefined;
const huntingShare = Number(process.env['HUNTING_SHARE'] ?? 6);
const everydayShare = isHunting ? huntingShare : 0.3;

/** How many cases a property sees: every day, and with DEEP=1. `SEED` repeats a run. */
export const runs = (everyday: number, deep: number = everyday * 100): { readonly numRuns: number; readonly seed?: number } => ({
  numRuns: isDeep ? deep : Math.ceil(everyday * everydayShare),
  ...(seed === undefined ? {} : { seed: Number(seed) }),
});
