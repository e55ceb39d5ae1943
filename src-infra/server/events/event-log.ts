import { sql } from 'kysely';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Store } from '../store/index.ts';

/** Whose stream it is: `user 7`, `cart 310`. */
export type StreamName = `user ${number}` | `cart ${number}`;
export type LiveEvent = { readonly id: number; readonly event: string; /** One line of JSON. */ readonly data: string };
/** `isKnown` is false when events after `id` may be gone, or `id` never was. */
export type EventsAfter = { readonly isKnown: boolean; readonly events: readonly LiveEvent[] };

/** Events of streams, kept at least an hour (contract 8.4). */
export interface EventLog {
  /** Appends with the caller's transaction; ids of a stream grow by one. Listeners are woken after the commit. */
  publish(stream: StreamName, event: string, data: unknown): Promise<void>;
  /** At most 500 events that follow `id`. */
  after(stream: StreamName, id: number): Promise<EventsAfter>;
  lastId(stream: StreamName): Promise<number>;
  /** Calls `wake` after every publication to the stream. Returns the way to stop. */
  follow(stream: StreamName, wake: () => void): () => void;
  /** Forgets what is older than an hour. */
  prune(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const BATCH = 500;

export const createEventLog = ({ store, clock }: { store: Store; clock: Clock }): EventLog => {
  const followers = new Map<string, Set<() => void>>();
  store.hear('event', (stream) => {
    const woken = stream === undefined ? [...followers.values()].flatMap((set) => [...set]) : [...(followers.get(stream) ?? [])];
    for (const wake of woken) wake();
  });

  const lastId = async (stream: StreamName): Promise<number> =>
    (await store.database.selectFrom('live_streams').select('last_id').where('stream', '=', stream).executeTakeFirst())?.last_id ?? 0;

  return {
    publish: async (stream, event, data) => {
      await sql`
        with next as (
          insert into live_streams (stream, last_id) values (${stream}, 1)
          on conflict (stream) do update set last_id = live_streams.last_id + 1
          returning last_id
        )
        insert into live_events (stream, id, event, data, created_at)
        select ${stream}, last_id, ${event}, ${JSON.stringify(data)}, ${clock.now()} from next`.execute(store.database);
      await store.tell('event', stream);
    },

    after: async (stream, id) => {
      const last = await lastId(stream);
      const events = await store.database
        .selectFrom('live_events')
        .select(['id', 'event', 'data'])
        .where('stream', '=', stream)
        .where('id', '>', id)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const isComplete = id === last || events[0]?.id === id + 1;
      return { isKnown: isComplete && id <= last, events };
    },

    lastId,

    follow: (stream, wake) => {
      const set = followers.get(stream) ?? new Set();
      followers.set(stream, set.add(wake));
      return () => {
        set.delete(wake);
        if (set.size === 0) followers.delete(stream);
      };
    },

    prune: async () => {
      await store.database.deleteFrom('live_events').where('created_at', '<', clock.now() - HOUR_MS).execute();
      // Carts come and go; their streams go with them, once nobody can resume any more.
      await sql`
        delete from live_streams where stream like 'cart %' and not exists (select 1 from carts where stream = 'cart ' || carts.id)
          and not exists (select 1 from live_events where live_events.stream = live_streams.stream)`.execute(store.database);
    },
  };
};
