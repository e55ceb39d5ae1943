import type { Stream, StreamObserver } from './stream.ts';

/** A value that can be read at once and followed: the shape of every local store. */
export interface LiveValue<Value> {
  /** The value that was written last. */
  read(): Value;
  /** Takes the place of the value, and tells whoever follows `changes`; an equal value is told again. */
  write(value: Value): void;
  /** Emits the current value on subscribe, then every written one. */
  readonly changes: Stream<Value>;
}

/**
 * Creates a live value in memory. Observers are told in the order in which they subscribed, and every one of them hears
 * the same values in the same order: what an observer writes while it is told is told after what it was told of.
 */
export const createLiveValue = <Value>(initial: Value): LiveValue<Value> => {
  const observers = new Set<StreamObserver<Value>>();
  const untold: { readonly observer: StreamObserver<Value>; readonly value: Value }[] = [];
  let isTelling = false;
  let current = initial;

  const tell = (): void => {
    if (isTelling) return;
    isTelling = true;
    try {
      for (let next = untold.shift(); next; next = untold.shift())
        if (observers.has(next.observer)) next.observer.next(next.value);
    } finally {
      isTelling = false;
    }
  };

  return {
    read: () => current,
    write: (value) => {
      current = value;
      for (const observer of observers) untold.push({ observer, value });
      tell();
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
