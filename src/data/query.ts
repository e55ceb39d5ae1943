import type { Answer } from '@domain/kernel/answer.ts';

const HOUR_MS = 3_600_000;
export const FRESH_MS = HOUR_MS;
export const KEPT_MS = 5 * HOUR_MS;

/** A request to the server, with the cache key of its answer. */
export type Query<Value> = {
  readonly key: readonly unknown[];
  readonly load: () => Answer<Value>;
  /** How long an answer counts as fresh; an hour unless stated. */
  readonly freshMs?: number;
};
