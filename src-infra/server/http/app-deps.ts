import type { Clock } from '@domain/kernel/clock.port.ts';
import type { CurrentUser } from '../features/identity/index.ts';
import type { Metrics } from '../foundation/metrics/index.ts';
import type { Log } from '../foundation/platform/log.ts';
import type { Random } from '../foundation/platform/random.ts';
import type { Tracing } from '../foundation/tracing/index.ts';
import type { Reference } from '../features/reference/index.ts';
import type { ResponseCache, Rendered } from './response/index.ts';
import type { ApiCall, Handlers } from './handler.ts';
import type { Operation, OperationId } from './contract/index.ts';
import type { RateLimiter } from '../foundation/limits/index.ts';
import type { InjectedFault } from '../features/simulation/index.ts';

export type AnyCall = ApiCall<OperationId>;
/** Wraps every handler; idempotency is implemented here. */
export type HandlerMiddleware = (
  operation: Operation,
  call: AnyCall,
  run: () => Promise<Rendered>,
) => Promise<Rendered>;

export type AppDeps = {
  readonly handlers: Handlers;
  /** Returns the user of an Authorization header. */
  readonly authenticate: (authorization: string) => Promise<CurrentUser | undefined>;
  readonly reference: () => Promise<Reference>;
  readonly limiter: RateLimiter;
  readonly responses: ResponseCache;
  readonly middleware: HandlerMiddleware;
  /** Returns the fault to inject into the next call of a path, which is relative to the API. */
  readonly faultFor: (path: string) => InjectedFault | undefined;
  /** The marketplace's time. */
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'countCall'>;
  readonly tracing: Pick<Tracing, 'isOn' | 'receive' | 'span'>;
  /** Origin of links; `undefined` takes that of each request. */
  readonly publicUrl: string | undefined;
};
