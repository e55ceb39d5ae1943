import { sql, type RawBuilder } from 'kysely';
import type { Store } from '../../store/index.ts';
import type { Publication, StoredEvents } from './event-log.port.ts';

/** Rows of `live_streams` and `live_events`. */
export const createEventRepository = (
  store: Pick<Store, 'database'>,
  { isEnded }: { /** True for a stream that nobody can resume any more. */ readonly isEnded: RawBuilder<boolean> },
): StoredEvents => ({
  append: async (publications, at) => {
    // All publishers take streams in one order, so that two publications never wait for each other.
    await sql`
      with published as (
        select stream, event, data, row_number() over (partition by stream order by place) as turn,
          count(*) over (partition by stream) as turns
        from json_to_recordset(${JSON.stringify(publications.map(toRow))}::json)
          as published (stream text, place integer, event text, data text)
      ),
      next as (
        insert into live_streams (stream, last_id)
        select stream, max(turn) from published group by stream order by stream
        on conflict (stream) do update set last_id = live_streams.last_id + excluded.last_id
        returning stream, last_id
      )
      insert into live_events (stream, id, event, data, created_at)
      select stream, last_id - turns + turn, event, data, ${at} from published join next using (stream)`.execute(
      store.database,
    );
  },

  after: (stream, id, limit) =>
    store.database
      .selectFrom('live_events')
      .select(['id', 'event', 'data'])
      .where('stream', '=', stream)
      .where('id', '>', id)
      .orderBy('id')
      .limit(limit)
      .execute(),

  lastId: async (stream) =>
    (await store.database.selectFrom('live_streams').select('last_id').where('stream', '=', stream).executeTakeFirst())
      ?.last_id ?? 0,

  removeBefore: async (at) => {
    await store.database.deleteFrom('live_events').where('created_at', '<', at).execute();
    await sql`
      delete from live_streams where ${isEnded}
        and not exists (select 1 from live_events where live_events.stream = live_streams.stream)`.execute(
      store.database,
    );
  },
});

const toRow = ({ stream, event, data }: Publication, place: number) => ({
  stream,
  place,
  event,
  data: JSON.stringify(data),
});
