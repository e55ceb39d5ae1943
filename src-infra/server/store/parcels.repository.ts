import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ParcelRecord, ParcelSummary } from '../parcels/parcel-record.ts';
import { createIdPool } from './id-pool.ts';
import { courierJson, holds, personHolds, personJson, reviewsJson, transactionsJson } from './sql-parts.ts';
import type { Store } from './store.ts';
import { asJson, type Tables } from './tables/index.ts';
import { createTransactionRepository } from './transactions.repository.ts';

type NewParcelRow = Selectable<Tables['parcel_orders']>;
type ParcelFilter = {
  /** Only parcels of one customer; all without. */
  readonly userId?: number;
  /** None stands for all. */
  readonly statuses: readonly string[];
  readonly from?: number | undefined;
  readonly before?: number | undefined;
  readonly search?: string | undefined;
  readonly column: string; readonly sort: 'asc' | 'desc'; readonly offset: number; readonly limit: number;
};
type StatusRow = { readonly id: number; readonly status: string; readonly courierId: number | null; readonly eta: number | null; readonly at: number };

const SORTABLE: readonly string[] = ['id', 'created_at', 'updated_at', 'total_price', 'status', 'delivery_at'];

/** Parcels with their payments. */
export const createParcelRepository = (store: Store) => {
  const ids = createIdPool(store, 'parcel_orders', 1);
  return {
    transactions: createTransactionRepository(store, 'parcel_order'),
    newId: async (): Promise<number> => (await ids.take(1))[0] ?? 0,

    place: async (row: NewParcelRow): Promise<void> =>
      void (await sql`
        with status as (
          insert into status_changes (subject_kind, subject_id, status, at) values ('parcel', ${row.id}, ${row.status}, ${row.created_at})
        )
        insert into parcel_orders select * from json_populate_record(null::parcel_orders, ${asJson(row)}::json)`.execute(store.database)),

    /** Makes other changes of a parcel wait until the end of the transaction; `userId` limits it to a customer's own. */
    lock: (id: number, userId?: number): Promise<Pick<NewParcelRow, 'status'> | undefined> =>
      store.database
        .selectFrom('parcel_orders').select('status').where('id', '=', id).$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0)).forUpdate().executeTakeFirst(),

    setStatus: async ({ id, status, courierId, eta, at }: StatusRow): Promise<void> =>
      void (await sql`
        with changed as (insert into status_changes (subject_kind, subject_id, status, at) values ('parcel', ${id}, ${status}, ${at}))
        update parcel_orders set status = ${status}, updated_at = ${at}, deliveryman_id = coalesce(${courierId}::integer, deliveryman_id),
          eta = coalesce(${eta}::bigint, eta) where id = ${id}`.execute(store.database)),

    /** The parcel with everything it is shown with; `userId` limits it to a customer's own. */
    find: async (id: number, userId: number | null = null): Promise<ParcelRecord | undefined> => {
      const { rows: [row] } = await sql<ParcelRecord>`
        select ${summary}, ${courierJson(sql.ref('p.deliveryman_id'))} as courier, ${reviewsJson('ParcelOrder', sql.ref('p.id'), sql.ref('p.user_id'))} as reviews
        from parcel_orders p where p.id = ${id} and (${userId}::integer is null or p.user_id = ${userId}::integer)`.execute(store.database);
      return row;
    },

    list: async (filter: ParcelFilter): Promise<{ readonly items: readonly ParcelSummary[]; readonly total: number }> => {
      const { column, sort, offset, limit } = filter;
      const isWanted = isWantedParcel(filter);
      const { rows: [count] } = await sql<{ total: number }>`select count(*)::integer as total from parcel_orders p where ${isWanted}`.execute(store.database);
      const { rows } = await sql<ParcelSummary>`
        select ${summary} from parcel_orders p where ${isWanted}
        order by ${sql.ref(`p.${SORTABLE.includes(column) ? column : 'id'}`)} ${sql.raw(sort)}, p.id ${sql.raw(sort)} offset ${offset} limit ${limit}`.execute(store.database);
      return { total: count?.total ?? 0, items: rows };
    },
  };
};
export type ParcelRepository = ReturnType<typeof createParcelRepository>;

const summary = sql`p.*, p.rate::text as rate, p.km::text as km, ${personJson(sql.ref('p.user_id'))} as customer, ${transactionsJson('parcel_order', sql.ref('p.id'))} as transactions`;

const isWantedParcel = ({ userId, statuses, from, before, search = '' }: ParcelFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(userId === undefined ? [] : [sql`p.user_id = ${userId}`]),
      ...(statuses.length === 0 ? [] : [sql`p.status in (select json_array_elements_text(${asJson(statuses)}::json))`]),
      ...(from === undefined ? [] : [sql`p.created_at >= ${from}`]),
      ...(before === undefined ? [] : [sql`p.created_at < ${before}`]),
      ...(search === ''
        ? []
        : [sql`(p.id::text = ${search} or ${personHolds(sql.ref('p.user_id'), search)} or ${holds(sql`concat_ws(' ', p.username_from, p.username_to, p.phone_from, p.phone_to)`, search)})`]),
    ],
    sql` and `,
  );
