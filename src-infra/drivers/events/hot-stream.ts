import type { Stream, StreamObserver } from '@domain/kernel/stream.ts';

/** A stream that runs once for all its observers: begun with the first, stopped after the last, and begun anew by a later one. */
export const createHotStream = <Value>(start: (emit: (value: Value) => void) => () => void): Stream<Value> => {
  const observers = new Set<StreamObserver<Value>>();
  let stop: (() => void) | undefined;
  const emit = (value: Value): void => {
    for (const observer of [...observers]) observer.next(value);
  };
  return {
    subscribe: (observer) => {
      observers.add(observer);
      stop ??= start(emit);
      return {
        unsubscribe: () => {
          if (!observers.delete(observer) || observers.size > 0) return;
          stop?.();
          stop = undefined;
        },
      };
    },
  };
};
