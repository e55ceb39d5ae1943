import type { PartnerRequests, RequestRecord, RequestFilter } from './partners.ports.ts';
import { sql, type RawBuilder } from 'kysely';
import { personMatches, personJson } from '../../store/sql-parts.ts';
import type { Store } from '../../store/store.ts';
import { asJson } from '../../store/tables/index.ts';

/** Stores applications to become a courier. */
export const createRequestRepository = (store: Store): PartnerRequests => {
  const select = (isWanted: RawBuilder<unknown>): RawBuilder<RequestRecord> =>
    sql<RequestRecord>`select r.*, ${personJson(sql.ref('r.user_id'))} as person
      from request_models r
      where ${isWanted}`;

  return {
    byId: async (id: number): Promise<RequestRecord | undefined> =>
      (await select(sql`r.id = ${id}`).execute(store.database)).rows[0],
    latestOf: async (userId: number): Promise<RequestRecord | undefined> =>
      (
        await sql<RequestRecord>`${select(sql`r.user_id = ${userId}`)} order by r.id desc limit 1`.execute(
          store.database,
        )
      ).rows[0],

    /** Returns the id; `undefined` while the person has another pending application. */
    insert: async (userId: number, data: Readonly<Record<string, unknown>>, at: number): Promise<number | undefined> =>
      (
        await store.database
          .insertInto('request_models')
          .values({
            user_id: userId,
            model_type: 'user',
            data: asJson(data),
            status: 'pending',
            status_note: null,
            created_at: at,
            updated_at: at,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
      )?.id,

    lock: (id: number): Promise<{ readonly status: string; readonly user_id: number } | undefined> =>
      store.database
        .selectFrom('request_models')
        .select(['status', 'user_id'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    decide: async (id: number, status: string, note: string | null, at: number): Promise<void> =>
      void (await store.database
        .updateTable('request_models')
        .set({ status, status_note: note, updated_at: at })
        .where('id', '=', id)
        .execute()),

    /** Adds a courier at the applicant's address or at the given place. */
    addCourier: async (
      userId: number,
      vehicle: string,
      place: { readonly latitude: number; readonly longitude: number },
    ): Promise<void> =>
      void (await sql`
        insert into couriers (user_id, city, vehicle, latitude, longitude, is_person)
        select ${userId}::integer, '', ${vehicle}, coalesce(a.latitude, ${place.latitude}::double precision),
          coalesce(a.longitude, ${place.longitude}::double precision), true
        from (select 1) one left join addresses a on a.user_id = ${userId}::integer and a.active
        on conflict (user_id) do update set vehicle = excluded.vehicle, is_person = true`.execute(store.database)),

    list: async ({
      status,
      search,
      sort,
      offset,
      limit,
    }: RequestFilter): Promise<{ readonly items: readonly RequestRecord[]; readonly total: number }> => {
      const isWanted = sql.join(
        [
          sql`true`,
          ...(status === undefined ? [] : [sql`r.status = ${status}`]),
          ...(search === '' ? [] : [personMatches(sql.ref('r.user_id'), search)]),
        ],
        sql` and `,
      );
      const {
        rows: [count],
      } = await sql<{
        total: number;
      }>`select count(*)::integer as total from request_models r where ${isWanted}`.execute(store.database);
      const { rows } = await sql<RequestRecord>`${select(isWanted)}
          order by r.id ${sql.raw(sort)}
          offset ${offset} limit ${limit}`.execute(store.database);
      return { items: rows, total: count?.total ?? 0 };
    },
  };
};
