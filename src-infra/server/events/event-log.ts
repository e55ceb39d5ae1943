import { sql } from 'kysely';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Store } from '../store/index.ts';

/** Whose stream it is: `user 7`, `cart 310`. */
export type StreamName = `user ${number}` | `cart ${number}`;
export type Publication = { readonly stream: StreamName; readonly event: string; readonly data: unknown };
export type LiveEvent = { readonly id: number; readonly event: string; /** One line of JSON. */ readonly data: string };
/** `isKnown` is false when events after `id` may be gone, or `id` never was. */
export type EventsAfter = { readonly isKnown: boolean; readonly events: readonly LiveEvent[] };

/** Events of streams, kept at least an hour (contract 8.4). */
export interface EventLog {
  /** Appends with the caller's transaction; ids of a stream grow by one. Listeners are woken after the commit. */
  publish(stream: StreamName, event: string, data: unknown): Promise<void>;
  /** All of them at once, each stream's in their order. */
  publishAll(publications: readonly Publication[]): Promise<void>;
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

  const publishAll: EventLog['publishAll'] = async (publications) => {
    const told = publications.map(({ stream, event, data }, place) => ({ stream, place, event, data: JSON.stringify(data) }));
    // Streams are taken in one order by everybody: two publications never wait for each other.
    await sql`
      with told as (
        select stream, event, data, row_number() over (partition by stream order by place) as turn, count(*) over (partition by stream) as turns
        from json_to_recordset(${JSON.stringify(told)}::json) as told (stream text, place integer, event text, data text)
      ),
      next as (
        insert into live_streams (stream, last_id) select stream, max(turn) from told group by stream order by stream
        on conflict (stream) do update set last_id = live_streams.last_id + excluded.last_id
        returning stream, last_id
      )
      insert into live_events (stream, id, event, data, created_at)
      select stream, last_id - turns + turn, event, data, ${clock.now()} from told join next using (stream)`.execute(store.database);
    await store.tell('event', ...new Set(publications.map(({ stream }) => stream)));
  };

  return {
    publish: (stream, event, data) => publishAll([{ stream, event, data }]),
    publishAll,

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
