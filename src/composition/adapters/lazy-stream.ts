import type { Stream, Subscription } from '@domain/kernel/stream.ts';
import { importWithRetry } from '../../ui/lazy/index.ts';

/** Returns a stream whose source is imported for its first observer, who is told if that fails. */
export const lazyStream = <Value>(open: () => Promise<Stream<Value>>): Stream<Value> => ({
  subscribe: (observer) => {
    let isOver = false;
    let following: Subscription | undefined;
    importWithRetry(open).then(
      (stream) => {
        if (!isOver) following = stream.subscribe(observer);
      },
      (reason: unknown) => {
        if (!isOver) observer.error?.(reason);
      },
    );
    return {
      unsubscribe: () => {
        isOver = true;
        following?.unsubscribe();
      },
    };
  },
});
