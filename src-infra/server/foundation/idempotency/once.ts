import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomUuid, type Random } from '../platform/random.ts';
import type { Transactions } from '../transactions/transactions.port.ts';
import type { IdempotencyRecords } from './idempotency.ports.ts';

/** One intent: whose key it is, and what was asked with it (contract 8.1). */
export type KeyedCall = {
  /** `user 7`, `guest <uuid>`. */
  readonly scope: string;
  readonly key: string;
  /** Hash of the canonical call. */
  readonly payload: string;
};
export type KeyedAnswer = { readonly status: number; readonly body: string };
export type OnceOutcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'replayed'; readonly answer: KeyedAnswer }
  | { readonly kind: 'other-payload' | 'running' };

/** Runs a call at most once for its key, across restarts and processes (L1, L2). */
export interface Once {
  /** `stored` gives what to keep of an answer; `undefined` keeps nothing and leaves the key free, as a failure does. */
  run<Answer>(
    call: KeyedCall,
    work: () => Promise<Answer>,
    stored: (answer: Answer) => KeyedAnswer | undefined,
  ): Promise<OnceOutcome<Answer>>;
  /** Frees the keys of calls that died with their process; only for a store that this process has alone. */
  releaseDead(): Promise<void>;
  /** Forgets answers that are older than a day. */
  prune(): Promise<void>;
}

/** After this a call without answer counts as dead. */
const HOLDER_LIFE_MS = 30_000;
const KEPT_MS = 25 * 3_600_000;

class ClaimLost extends Error {}

type Deps = {
  readonly records: IdempotencyRecords;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly random: Random;
};

export const createOnce = ({ records, transactions, clock, random }: Deps): Once => {
  return {
    run: async (call, work, stored) => {
      const holder = randomUuid(random);
      const now = clock.now();
      if (!(await records.claim({ ...call, holder, at: now, deadBefore: now - HOLDER_LIFE_MS }))) {
        const known = await records.find(call);
        if (!known) return { kind: 'running' };
        if (known.payload !== call.payload) return { kind: 'other-payload' };
        return known.answer ? { kind: 'replayed', answer: known.answer } : { kind: 'running' };
      }
      try {
        // Effect and answer are in one transaction: either both exist or neither does.
        return await transactions.run(async () => {
          const answer = await work();
          const storable = stored(answer);
          if (!storable) await records.release(call, holder);
          else if (!(await records.complete(call, holder, storable, clock.now()))) throw new ClaimLost();
          return { kind: 'answered', answer };
        });
      } catch (failure) {
        await records.release(call, holder);
        if (failure instanceof ClaimLost) return { kind: 'running' };
        throw failure;
      }
    },

    releaseDead: () => records.releaseUnanswered(),
    prune: () => records.removeBefore(clock.now() - KEPT_MS),
  };
};
