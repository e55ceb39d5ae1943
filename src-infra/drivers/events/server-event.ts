import type { Stream } from '@domain/kernel/stream.ts';

/** One event of a stream of server-sent events (contract 8.4). */
export type ServerEvent = {
  readonly id: string | undefined;
  /** `order`, `notification`, `reset` … */
  readonly event: string;
  /** The JSON of its data, parsed; `undefined` when it is none. */
  readonly data: unknown;
};

/** What becomes of a connection over time. `open` begins a time in which every event arrives, `lost` ends it. */
export type FeedSignal = { readonly kind: 'open' } | { readonly kind: 'lost' } | { readonly kind: 'event'; readonly event: ServerEvent };

/** The customer's events; connects with the first observer and hangs up with the last. */
export type EventFeed = Stream<FeedSignal>;
