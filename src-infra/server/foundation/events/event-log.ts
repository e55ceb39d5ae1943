import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Broadcast } from '../broadcast/index.ts';
import type { Transactions, BatchWrite } from '../transactions/index.ts';
import type { EventLog, PassingEvent, Publication, StoredEvents, StreamName } from './event-log.port.ts';

const HOUR_MS = 3_600_000;
const BATCH = 500;

type Deps = {
  readonly stored: StoredEvents;
  readonly transactions: Pick<Transactions, 'beforeCommit'>;
  readonly broadcast: Broadcast;
  readonly clock: Clock;
};

export const createEventLog = ({ stored, transactions, broadcast, clock }: Deps): EventLog => {
  const followers = new Map<string, Set<() => void>>();
  const hearers = new Map<string, Set<(event: PassingEvent) => void>>();
  broadcast.subscribe('event', (stream) => {
    const woken =
      stream === undefined ? [...followers.values()].flatMap((set) => [...set]) : [...(followers.get(stream) ?? [])];
    for (const wake of woken) wake();
  });
  broadcast.subscribe('passing', (text) => {
    if (text === undefined) return;
    const { stream, ...event } = JSON.parse(text) as PassingEvent & { readonly stream: StreamName };
    for (const listener of hearers.get(stream) ?? []) listener(event);
  });

  const append: BatchWrite<Publication> = async (publications) => {
    await stored.append(publications, clock.now());
    await broadcast.publish('event', ...new Set(publications.map(({ stream }) => stream)));
  };

  // A stream is locked from its event to the commit, and whoever writes to the same person's stream waits meanwhile.
  const publishAll: EventLog['publishAll'] = (publications) => transactions.beforeCommit(append, publications);

  return {
    publish: (stream, event, data) => publishAll([{ stream, event, data }]),
    publishAll,

    after: async (stream, id) => {
      const last = await stored.lastId(stream);
      const events = await stored.after(stream, id, BATCH);
      const isComplete = id === last || events[0]?.id === id + 1;
      return { isKnown: isComplete && id <= last, events };
    },

    lastId: stored.lastId,

    tell: (stream, event, data) =>
      broadcast.publish('passing', JSON.stringify({ stream, event, data: JSON.stringify(data) })),

    follow: (stream, wake) => join(followers, stream, wake),
    hear: (stream, listener) => join(hearers, stream, listener),

    prune: () => stored.removeBefore(clock.now() - HOUR_MS),
  };
};

/** Adds one to those of a stream; returns the function that takes it away. */
const join = <Listener>(all: Map<string, Set<Listener>>, stream: StreamName, listener: Listener): (() => void) => {
  const set = all.get(stream) ?? new Set();
  all.set(stream, set.add(listener));
  return () => {
    set.delete(listener);
    if (set.size === 0) all.delete(stream);
  };
};
