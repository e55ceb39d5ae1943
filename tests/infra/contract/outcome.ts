import type { Result } from '@domain/kernel/result.ts';

/** The value of an outcome that has to be one. */
export const taken = <Value>(outcome: Result<Value, unknown>): Value => {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
};
