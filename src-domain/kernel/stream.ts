/** Whoever follows a stream. */
export interface StreamObserver<Value> {
  /** Takes one value, in the order in which the source gave them. */
  next(value: Value): void;
  /** The source has failed; nothing follows. */
  error?(reason: unknown): void;
}

/** One observer's tie to a stream. */
export interface Subscription {
  /** Ends it: nothing is told afterwards. Repeats change nothing. */
  unsubscribe(): void;
}

/** The smallest live source the core needs; any RxJS Observable satisfies it. */
export interface Stream<Value> {
  /** Tells an observer the values from now on, until it unsubscribes. */
  subscribe(observer: StreamObserver<Value>): Subscription;
}
