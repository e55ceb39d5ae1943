import type {
  ChangedRow,
  LockedReservation,
  NewReservationRow,
  ReservationFilter,
  ReservationRecord,
  Reservations,
  TakenRow,
} from './reservations.ports.ts';
import { sql } from 'kysely';
import { asJson } from '../../store/tables/index.ts';
import { personJson } from '../../store/sql-parts.ts';
import type { Store } from '../../store/store.ts';

/** Stores reservations of tables. */
export const createReservationRepository = (store: Store): Reservations => ({
  taken: async (tableIds, from, until): Promise<readonly TakenRow[]> => {
    if (tableIds.length === 0) return [];
    const isWanted = sql`table_id in (${sql.join([...tableIds])}) and ends_at > ${from} and starts_at < ${until}`;
    const { rows } = await sql<TakenRow>`
      select table_id, starts_at, ends_at from user_bookings
      where status <> 'canceled' and ${isWanted}
      union all select table_id, starts_at, ends_at from table_closures where ${isWanted}
      order by starts_at, ends_at, table_id`.execute(store.database);
    return rows;
  },

  insert: async (row: NewReservationRow): Promise<number> =>
    (await store.database.insertInto('user_bookings').values(row).returning('id').executeTakeFirstOrThrow()).id,

  /** Locks the existing ones of these reservations until the end of the transaction, ordered by id. */
  lock: (ids: readonly number[], userId?: number): Promise<LockedReservation[]> =>
    store.database
      .selectFrom('user_bookings')
      .select(['id', 'status', 'starts_at', 'ends_at'])
      .where('id', 'in', [...ids])
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
      .orderBy('id')
      .forUpdate()
      .execute(),

  change: async (id: number, { changed_from: known, ...row }: ChangedRow): Promise<void> =>
    void (await store.database
      .updateTable('user_bookings')
      .set({ ...row, changed_from: known ? asJson(known) : null })
      .where('id', '=', id)
      .execute()),

  setStatus: async (id: number, status: string, at: number): Promise<void> =>
    void (await store.database
      .updateTable('user_bookings')
      .set({ status, updated_at: at })
      .where('id', '=', id)
      .execute()),

  noteStatus: async (id: number, status: string, at: number): Promise<void> =>
    void (await store.database
      .insertInto('status_changes')
      .values({ subject_kind: 'booking', subject_id: id, status, at })
      .execute()),

  /** Returns a reservation; with `userId` only that customer's own. */
  find: async (id: number, userId: number | null = null): Promise<ReservationRecord | undefined> => {
    const {
      rows: [row],
    } = await sql<ReservationRecord>`
      ${record} where b.id = ${id} and (${userId}::integer is null or b.user_id = ${userId}::integer)`.execute(
      store.database,
    );
    return row;
  },

  list: async ({
    userId,
    status,
    search,
    column,
    sort,
    offset,
    limit,
  }: ReservationFilter): Promise<{ readonly items: readonly ReservationRecord[]; readonly total: number }> => {
    const pattern = search === undefined ? null : `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const isWanted = sql`(${userId ?? null}::integer is null or b.user_id = ${userId ?? null}::integer)
      and (${status ?? null}::text is null or b.status = ${status ?? null}::text)
      and (${pattern}::text is null or lower(u.firstname || ' ' || coalesce(u.lastname, '')) like ${pattern}::text
        or b.id::text = ${search ?? null}::text)`;
    const {
      rows: [count],
    } = await sql<{ total: number }>`
      select count(*)::integer as total
      from user_bookings b
      join users u on u.id = b.user_id
      where ${isWanted}`.execute(store.database);
    const { rows } = await sql<ReservationRecord>`
      ${record} where ${isWanted}
      order by ${sql.ref(`b.${COLUMNS.get(column) ?? 'id'}`)} ${sql.raw(sort)}, b.id ${sql.raw(sort)}
      offset ${offset} limit ${limit}`.execute(store.database);
    return { total: count?.total ?? 0, items: rows };
  },

  unreminded: async ({ after, until, limit }) => {
    const { rows } = await sql<ReservationRecord>`
      ${record} where b.status <> 'canceled' and b.starts_at > ${after} and b.starts_at <= ${until}
        and b.reminded_of is distinct from b.starts_at
      order by b.starts_at, b.id limit ${limit} for update of b skip locked`.execute(store.database);
    return rows;
  },

  setReminded: async (id, start) =>
    void (await store.database.updateTable('user_bookings').set({ reminded_of: start }).where('id', '=', id).execute()),

  tryLock: async () => {
    const {
      rows: [turn],
    } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as taken`.execute(
      store.database,
    );
    return turn?.taken === true;
  },

  unanswered: async ({ askedBefore, startsAfter, limit }) => {
    const rows = await store.database
      .selectFrom('user_bookings')
      .select('id')
      .where('status', '=', 'new')
      .where('updated_at', '<=', askedBefore)
      .where('starts_at', '>', startsAfter)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
});

/** Any number, the same in every process. */
const LOCK = 810_341;

const COLUMNS: ReadonlyMap<string, string> = new Map([
  ['created_at', 'created_at'],
  ['updated_at', 'updated_at'],
  ['start_date', 'starts_at'],
  ['end_date', 'ends_at'],
  ['status', 'status'],
  ['guest', 'guests'],
]);

const record = sql`
  select b.*, s.shop_id, shops.timezone, row_to_json(o) as template, row_to_json(t) as place, row_to_json(s) as section,
    row_to_json(known) as known_place, row_to_json(around) as known_section,
    (select coalesce(json_agg(json_build_object('id', ahead.id, 'status', ahead.status) order by ahead.id desc), '[]')
      from orders ahead where ahead.user_id = b.user_id and ahead.user_booking_id = b.id) as orders,
    ${personJson(sql.ref('b.user_id'))} as customer
  from user_bookings b join booking_templates o on o.id = b.booking_id join shop_tables t on t.id = b.table_id
  join shop_sections s on s.id = t.shop_section_id join shops on shops.id = s.shop_id join users u on u.id = b.user_id
  left join shop_tables known on known.id = (b.changed_from ->> 'table_id')::integer
  left join shop_sections around on around.id = known.shop_section_id`;
