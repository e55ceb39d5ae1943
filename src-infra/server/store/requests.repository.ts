import { sql, type RawBuilder, type Selectable } from 'kysely';
import { personHolds, personJson } from './sql-parts.ts';
import type { Store } from './store.ts';
import { asJson, type Tables } from './tables/index.ts';
import type { PersonRow } from './wallets.repository.ts';

export type RequestRecord = Selectable<Tables['request_models']> & { readonly person: PersonRow };
export type RequestFilter = { readonly status: string | undefined; readonly search: string; readonly sort: 'asc' | 'desc'; readonly offset: number; readonly limit: number };

/** Applications of people who want to become something else. */
export const createRequestRepository = (store: Store) => {
  const select = (isWanted: RawBuilder<unknown>): RawBuilder<RequestRecord> =>
    sql<RequestRecord>`select r.*, ${personJson(sql.ref('r.user_id'))} as person from request_models r where ${isWanted}`;

  return {
    byId: async (id: number): Promise<RequestRecord | undefined> => (await select(sql`r.id = ${id}`).execute(store.database)).rows[0],
    latestOf: async (userId: number): Promise<RequestRecord | undefined> =>
      (await sql<RequestRecord>`${select(sql`r.user_id = ${userId}`)} order by r.id desc limit 1`.execute(store.database)).rows[0],

    /** The id; `undefined` while another one of the same person waits. */
    insert: async (userId: number, data: Readonly<Record<string, unknown>>, at: number): Promise<number | undefined> =>
      (
        await store.database
          .insertInto('request_models').values({ user_id: userId, model_type: 'user', data: asJson(data), status: 'pending', status_note: null, created_at: at, updated_at: at })
          .onConflict((conflict) => conflict.doNothing()).returning('id').executeTakeFirst()
      )?.id,

    lock: (id: number): Promise<{ readonly status: string; readonly user_id: number } | undefined> =>
      store.database.selectFrom('request_models').select(['status', 'user_id']).where('id', '=', id).forUpdate().executeTakeFirst(),
    decide: async (id: number, status: string, note: string | null, at: number): Promise<void> =>
      void (await store.database.updateTable('request_models').set({ status, status_note: note, updated_at: at }).where('id', '=', id).execute()),

    /** Puts a new driver on the road, at the own address or the given place. */
    addCourier: async (userId: number, vehicle: string, place: { readonly latitude: number; readonly longitude: number }): Promise<void> =>
      void (await sql`
        insert into couriers (user_id, city, vehicle, latitude, longitude)
        select ${userId}::integer, '', ${vehicle}, coalesce(a.latitude, ${place.latitude}::double precision), coalesce(a.longitude, ${place.longitude}::double precision)
        from (select 1) one left join addresses a on a.user_id = ${userId}::integer and a.active
        on conflict (user_id) do update set vehicle = excluded.vehicle`.execute(store.database)),

    list: async ({ status, search, sort, offset, limit }: RequestFilter): Promise<{ readonly items: readonly RequestRecord[]; readonly total: number }> => {
      const isWanted = sql.join(
        [sql`true`, ...(status === undefined ? [] : [sql`r.status = ${status}`]), ...(search === '' ? [] : [personHolds(sql.ref('r.user_id'), search)])],
        sql` and `,
      );
      const { rows: [count] } = await sql<{ total: number }>`select count(*)::integer as total from request_models r where ${isWanted}`.execute(store.database);
      const { rows } = await sql<RequestRecord>`${select(isWanted)} order by r.id ${sql.raw(sort)} offset ${offset} limit ${limit}`.execute(store.database);
      return { items: rows, total: count?.total ?? 0 };
    },
  };
};
