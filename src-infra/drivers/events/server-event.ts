import type { Observable } from 'rxjs';

/** One event of a stream of server-sent events (contract 8.4). */
export type ServerEvent = {
  readonly id: string | undefined;
  /** `order`, `notification`, `reset` … */
  readonly event: string;
  /** The event's data, parsed as JSON; `undefined` if it is not JSON. */
  readonly data: unknown;
};

/** The state of the connection over time: every event between `open` and `lost` arrives. */
export type FeedSignal =
  | { readonly kind: 'open' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'event'; readonly event: ServerEvent };

/** The customer's events; connects with the first observer and disconnects after the last. */
export type EventFeed = Observable<FeedSignal>;
