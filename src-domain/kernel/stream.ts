/** An observer of a stream. */
export interface StreamObserver<Value> {
  /** Receives one value, in the order of the source. */
  next(value: Value): void;
  /** The source has failed; nothing follows. */
  error?(reason: unknown): void;
}

/** A subscription to a stream. */
export interface Subscription {
  /** Ends it: nothing is emitted afterwards. Repeating it changes nothing. */
  unsubscribe(): void;
}

/** The smallest live source the domain needs; any RxJS Observable satisfies it. */
export interface Stream<Value> {
  /** Emits values to an observer from now on, until it unsubscribes. */
  subscribe(observer: StreamObserver<Value>): Subscription;
}
