import type { RemoteFailure } from './remote-failure.ts';
import type { Result } from './result.ts';

/** The outcome of a call over the network: a value, or why there is none. Never rejects for an expected failure. */
export type Answer<Value> = Promise<Result<Value, RemoteFailure>>;
