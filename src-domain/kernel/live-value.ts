import type { Stream, StreamObserver } from './stream.ts';

/** A value that can be read at once and followed: the shape of every local store. */
export interface LiveValue<Value> {
  read(): Value;
  write(value: Value): void;
  /** Emits the current value on subscribe, then every written one. */
  readonly changes: Stream<Value>;
}

/** Creates a live value in memory. Observers are told in the order in which they subscribed. */
export const createLiveValue = <Value>(initial: Value): LiveValue<Value> => {
  const observers = new Set<StreamObserver<Value>>();
  let current = initial;
  return {
    read: () => current,
    write: (value) => {
      current = value;
      for (const observer of [...observers]) observer.next(value);
    },
    changes: {
      subscribe: (observer) => {
        observers.add(observer);
        observer.next(current);
        return { unsubscribe: () => void observers.delete(observer) };
      },
    },
  };
};
