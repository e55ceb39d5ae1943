import type { Stream, StreamObserver } from './stream.ts';

/** A value that can be read at once and followed: the shape of every local store. */
export interface LiveValue<Value> {
  /** The value written last. */
  read(): Value;
  /** Replaces the value and emits it to the observers of `changes`, even if it is equal. */
  write(value: Value): void;
  /** Emits the current value on subscribe, then every written one. */
  readonly changes: Stream<Value>;
}

/**
 * Creates a live value in memory. Emits to observers in the order in which they subscribed, and the same values in the
 * same order to each: a value written by an observer during an emission is emitted after it.
 */
export const createLiveValue = <Value>(initial: Value): LiveValue<Value> => {
  const observers = new Set<StreamObserver<Value>>();
  const untold: { readonly observer: StreamObserver<Value>; readonly value: Value }[] = [];
  let isNotifying = false;
  let current = initial;

  const notify = (): void => {
    if (isNotifying) return;
    isNotifying = true;
    try {
      for (let next = untold.shift(); next; next = untold.shift())
        if (observers.has(next.observer)) next.observer.next(next.value);
    } finally {
      isNotifying = false;
    }
  };

  return {
    read: () => current,
    write: (value) => {
      current = value;
      for (const observer of observers) untold.push({ observer, value });
      notify();
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
