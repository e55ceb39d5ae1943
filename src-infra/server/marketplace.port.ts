import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Connection } from './http/index.ts';

/** The other side of the HTTP contract, without a socket. */
export interface Marketplace {
  /** The marketplace's present: simulated in demo mode. */
  now(): Instant;
  /** Answers one request; never rejects. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Reports not ready from now on, so that balancers send nobody else. */
  drain(): void;
  /** Ends jobs and open streams, waits for `answered`, and closes the data. */
  close(answered?: Promise<void>): Promise<void>;
}
