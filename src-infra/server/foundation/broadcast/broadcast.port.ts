/** Messages between processes that share the same data. */
export type Topic =
  | 'reference'
  | 'shop'
  | 'stock'
  | 'identity'
  | 'event'
  | 'passing'
  | 'simulation'
  | 'market'
  | 'couriers';

/** Messages between all processes that share the same data. */
export interface Broadcast {
  /** Sends `texts` to every process, this one included, after the caller's transaction commits. */
  publish(topic: Topic, ...texts: readonly string[]): Promise<void>;
  /** Sends `texts` to this process only, after the caller's transaction commits. */
  publishHere(topic: Topic, ...texts: readonly string[]): void;
  /** Sends `texts` to every other process, with the commit of the caller's transaction. */
  publishElsewhere(topic: Topic, ...texts: readonly string[]): Promise<void>;
  /**
   * Calls `listener` with every text of `topic`, or with `undefined` when messages may have been lost. Returns the
   * function that unsubscribes.
   */
  subscribe(topic: Topic, listener: (text: string | undefined) => void): () => void;
}
