/** Whose stream it is: `user 7`, `cart 310`, the operators' of a chat, or everybody's. */
export type StreamName = `user ${number}` | `cart ${number}` | `chat ${number}` | 'market';
export type Publication = { readonly stream: StreamName; readonly event: string; readonly data: unknown };
export type LiveEvent = { readonly id: number; readonly event: string; /** One line of JSON. */ readonly data: string };
/** An event that is not stored and has no id. */
export type PassingEvent = Omit<LiveEvent, 'id'>;
/** `isKnown` is false when events after `id` may be gone, or `id` never was. */
export type EventsAfter = { readonly isKnown: boolean; readonly events: readonly LiveEvent[] };

/** What a reader of streams needs of their events. */
export type ReadableLog = Pick<EventLog, 'after' | 'lastId' | 'follow' | 'hear'>;

/** Events of streams, kept at least an hour (contract 8.4). */
export interface EventLog {
  /**
   * Appends with the caller's transaction, at its end; ids of a stream grow by one. Listeners are woken after the
   * commit.
   */
  publish(stream: StreamName, event: string, data: unknown): Promise<void>;
  /** Appends many at once, those of one stream in the order given. */
  publishAll(publications: readonly Publication[]): Promise<void>;
  /**
   * Tells an event to those who read the stream at this moment, in every process, after the caller's transaction
   * commits. Nothing is stored, so nobody finds it later.
   */
  tell(stream: StreamName, event: string, data: unknown): Promise<void>;
  /** At most 500 events that follow `id`. */
  after(stream: StreamName, id: number): Promise<EventsAfter>;
  /** Returns the id of the last event of the stream, 0 before the first. */
  lastId(stream: StreamName): Promise<number>;
  /** Calls `wake` after every publication to the stream; returns the function that stops it. */
  follow(stream: StreamName, wake: () => void): () => void;
  /** Calls `listener` with everything told on the stream; returns the function that stops it. */
  hear(stream: StreamName, listener: (event: PassingEvent) => void): () => void;
  /** Deletes events older than an hour. */
  prune(): Promise<void>;
}

/** Stored events. */
export interface StoredEvents {
  /** Appends with the caller's transaction; ids of a stream grow by one, in the order given. */
  append(publications: readonly Publication[], at: number): Promise<void>;
  /** Returns at most `limit` events that follow `id`, in their order. */
  after(stream: StreamName, id: number, limit: number): Promise<readonly LiveEvent[]>;
  /** Returns the id of the last event ever published to the stream, 0 before the first. */
  lastId(stream: StreamName): Promise<number>;
  /** Deletes events that were published before a moment, and the streams that ended. */
  removeBefore(at: number): Promise<void>;
}
