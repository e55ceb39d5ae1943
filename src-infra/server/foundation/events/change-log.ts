import type { Broadcast } from '../broadcast/index.ts';
import type { ReadableLog } from './event-log.port.ts';

/**
 * OPS-6: the stream `market`: one event, `changed`, after whatever operators changed. It is in memory, so ids count for
 * one process only; a reader with an id of another process or of an earlier one is told to read everything again.
 */
export const createChangeLog = ({ broadcast }: { readonly broadcast: Pick<Broadcast, 'subscribe'> }): ReadableLog => {
  const followers = new Set<() => void>();
  let last = 0;
  broadcast.subscribe('market', () => {
    last += 1;
    for (const wake of followers) wake();
  });

  return {
    lastId: () => Promise.resolve(last),
    // Several changes are one event: readers read everything anyway.
    after: (_stream, id) =>
      Promise.resolve({
        isKnown: id <= last,
        events: id < last ? [{ id: last, event: 'changed', data: '{}' }] : [],
      }),
    follow: (_stream, wake) => {
      followers.add(wake);
      return () => void followers.delete(wake);
    },
    hear: () => () => {},
  };
};
