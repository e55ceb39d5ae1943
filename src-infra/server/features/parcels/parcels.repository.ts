import { sql, type RawBuilder } from 'kysely';
import type { ParcelRecord, ParcelSummary } from './parcel-record.ts';
import { createIdPool } from '../../store/id-pool.ts';
import {
  courierJson,
  containsText,
  insertRowsInto,
  personMatches,
  personJson,
  reviewsJson,
  transactionsJson,
} from '../../store/sql-parts.ts';
import type { Store } from '../../store/store.ts';
import { asJson } from '../../store/tables/index.ts';
import type { ParcelFilter, Parcels } from './parcels.ports.ts';

const SORTABLE: readonly string[] = ['id', 'created_at', 'updated_at', 'total_price', 'status', 'delivery_at'];

/** Parcels with their payments, as tables. */
export const createParcelRepository = (store: Store): Parcels => {
  const ids = createIdPool(store, 'parcel_orders', 1);
  return {
    newId: async () => (await ids.take(1))[0] ?? 0,

    place: async (row) =>
      void (await sql`
        with status as (
          insert into status_changes (subject_kind, subject_id, status, at)
          values ('parcel', ${row.id}, ${row.status}, ${row.created_at})
        )
        ${insertRowsInto('parcel_orders', [row])}`.execute(store.database)),

    lock: (id, userId) =>
      store.database
        .selectFrom('parcel_orders')
        .select(['status', 'deliveryman_id'])
        .where('id', '=', id)
        .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
        .forUpdate()
        .executeTakeFirst(),

    setStatus: async ({ id, status, courierId, eta, at }) =>
      void (await sql`
        with changed as (insert into status_changes (subject_kind, subject_id, status, at)
          values ('parcel', ${id}, ${status}, ${at}))
        update parcel_orders
        set status = ${status}, updated_at = ${at}, deliveryman_id = coalesce(${courierId}::integer, deliveryman_id),
          eta = coalesce(${eta}::bigint, eta) where id = ${id}`.execute(store.database)),

    find: async (id, userId = null) => {
      const {
        rows: [row],
      } = await sql<ParcelRecord>`
        select ${summary}, ${courierJson(sql.ref('p.deliveryman_id'))} as courier,
          ${reviewsJson('ParcelOrder', sql.ref('p.id'), sql.ref('p.user_id'))} as reviews
        from parcel_orders p
        where p.id = ${id}
          and (${userId}::integer is null or p.user_id = ${userId}::integer)`.execute(store.database);
      return row;
    },

    list: async (filter) => {
      const { column, sort, offset, limit } = filter;
      const isWanted = matchesFilter(filter);
      const {
        rows: [count],
      } = await sql<{
        total: number;
      }>`select count(*)::integer as total from parcel_orders p where ${isWanted}`.execute(store.database);
      const { rows } = await sql<ParcelSummary>`
        select ${summary} from parcel_orders p where ${isWanted}
        order by ${sql.ref(`p.${SORTABLE.includes(column) ? column : 'id'}`)} ${sql.raw(sort)}, p.id ${sql.raw(sort)}
        offset ${offset} limit ${limit}`.execute(store.database);
      return { total: count?.total ?? 0, items: rows };
    },
  };
};

const contacts = sql`concat_ws(' ', p.username_from, p.username_to, p.phone_from, p.phone_to)`;

const summary = sql`p.*, p.rate::text as rate, p.km::text as km, ${personJson(sql.ref('p.user_id'))} as customer,
  ${transactionsJson('parcel_order', sql.ref('p.id'))} as transactions`;

const matchesFilter = ({ userId, statuses, from, before, search = '' }: ParcelFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(userId === undefined ? [] : [sql`p.user_id = ${userId}`]),
      ...(statuses.length === 0 ? [] : [sql`p.status in (select json_array_elements_text(${asJson(statuses)}::json))`]),
      ...(from === undefined ? [] : [sql`p.created_at >= ${from}`]),
      ...(before === undefined ? [] : [sql`p.created_at < ${before}`]),
      ...(search === ''
        ? []
        : [
            sql`(p.id::text = ${search}
                  or ${personMatches(sql.ref('p.user_id'), search)}
                  or ${containsText(contacts, search)})`,
          ]),
    ],
    sql` and `,
  );
