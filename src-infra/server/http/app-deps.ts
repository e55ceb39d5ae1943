import type { Clock } from '@domain/kernel/clock.port.ts';
import type { CurrentUser } from '../identity/index.ts';
import type { Metrics } from '../metrics/index.ts';
import type { Log } from '../platform/log.ts';
import type { Random } from '../platform/random.ts';
import type { Reference } from '../reference/index.ts';
import type { ReadyAnswers, Rendered } from './answer/index.ts';
import type { Call, Handlers } from './call.ts';
import type { Operation, OperationId } from './contract/index.ts';
import type { RateLimiter } from '../limits/index.ts';
import type { Disturbance } from '../simulation/index.ts';

export type AnyCall = Call<OperationId>;
/** Runs around every handler: the place for idempotency. */
export type Around = (operation: Operation, call: AnyCall, run: () => Promise<Rendered>) => Promise<Rendered>;

export type AppDeps = {
  readonly handlers: Handlers;
  /** Who an Authorization header stands for. */
  readonly authenticate: (authorization: string) => Promise<CurrentUser | undefined>;
  readonly reference: () => Promise<Reference>;
  readonly limiter: RateLimiter;
  readonly ready: ReadyAnswers;
  readonly around: Around;
  /** What is to go wrong with the next call to a path, relative to the API. */
  readonly disturbance: (path: string) => Disturbance | undefined;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'countCall'>;
  /** `undefined` takes each request's own origin. */
  readonly publicUrl: string | undefined;
};
