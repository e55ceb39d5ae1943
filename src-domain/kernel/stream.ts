export interface StreamObserver<Value> {
  next(value: Value): void;
  error?(reason: unknown): void;
}

export interface Subscription {
  unsubscribe(): void;
}

/** The smallest live source the core needs; any RxJS Observable satisfies it. */
export interface Stream<Value> {
  subscribe(observer: StreamObserver<Value>): Subscription;
}
