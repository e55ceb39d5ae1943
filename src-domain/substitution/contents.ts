import type { Substitution } from './substitution.ts';

/** ORDER-10: Grows whenever a dish of an order is asked about or changed: an order with another number has changed. */
export const contentsOf = (substitutions: readonly Pick<Substitution, 'state'>[]): number =>
  substitutions.reduce((sum, { state }) => sum + (state === 'open' ? 1 : 2), 0);
