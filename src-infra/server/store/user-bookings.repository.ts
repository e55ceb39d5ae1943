import { sql, type Insertable } from 'kysely';
import type { StoredTexts } from '../texts.ts';
import type { BookingTemplateRow, SectionRow, ShopTableRow } from './booking-houses.repository.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

export type NewUserBookingRow = Omit<Insertable<Tables['user_bookings']>, 'id'>;
/** Moments in which a table is booked or closed. */
export type TakenRow = { readonly table_id: number; readonly starts_at: number; readonly ends_at: number };

/** A booking with everything it is shown with. */
export type BookingRecord = {
  readonly id: number; readonly booking_id: number; readonly user_id: number; readonly table_id: number; readonly starts_at: number; readonly ends_at: number;
  readonly status: string; readonly note: string | null; readonly guests: number; readonly created_at: number; readonly updated_at: number;
  readonly shop_id: number;
  /** Of the shop, which need not be open to customers any more. */
  readonly timezone: string;
  readonly template: Pick<BookingTemplateRow, 'id' | 'max_time' | 'start_time' | 'end_time'>;
  readonly place: Pick<ShopTableRow, 'id' | 'name' | 'shop_section_id' | 'chair_count' | 'active'> & { readonly tax: number };
  readonly section: Pick<SectionRow, 'id' | 'shop_id' | 'area' | 'img'> & { readonly texts: StoredTexts<'title' | 'description'> };
  readonly customer: { readonly id: number; readonly uuid: string; readonly firstname: string; readonly lastname: string | null; readonly active: boolean; readonly img: string | null };
};
export type BookingFilter = {
  /** Of one customer; everybody's without. */
  readonly userId?: number; readonly status?: string;
  /** Part of a name, or a number. */
  readonly search?: string;
  readonly column: string; readonly sort: 'asc' | 'desc'; readonly offset: number; readonly limit: number;
};

/** Who has booked which table when. */
export const createUserBookingRepository = (store: Store) => ({
  /** Of these tables, what reaches into the time from `from` on and before `until`, in its order. */
  taken: async (tableIds: readonly number[], from: number, until: number): Promise<readonly TakenRow[]> => {
    if (tableIds.length === 0) return [];
    const isWanted = sql`table_id in (${sql.join([...tableIds])}) and ends_at > ${from} and starts_at < ${until}`;
    const { rows } = await sql<TakenRow>`
      select table_id, starts_at, ends_at from user_bookings where status <> 'canceled' and ${isWanted}
      union all select table_id, starts_at, ends_at from table_closures where ${isWanted}
      order by starts_at, ends_at, table_id`.execute(store.database);
    return rows;
  },

  insert: async (row: NewUserBookingRow): Promise<number> =>
    (await store.database.insertInto('user_bookings').values(row).returning('id').executeTakeFirstOrThrow()).id,

  /** Those of these that exist, in the order of their ids, for one changer at a time until the end of the transaction. */
  lock: (ids: readonly number[], userId?: number): Promise<{ readonly id: number; readonly status: string }[]> =>
    store.database
      .selectFrom('user_bookings').select(['id', 'status']).where('id', 'in', [...ids])
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0)).orderBy('id').forUpdate().execute(),

  setStatus: async (id: number, status: string, at: number): Promise<void> =>
    void (await store.database.updateTable('user_bookings').set({ status, updated_at: at }).where('id', '=', id).execute()),

  noteStatus: async (id: number, status: string, at: number): Promise<void> =>
    void (await store.database.insertInto('status_changes').values({ subject_kind: 'booking', subject_id: id, status, at }).execute()),

  /** `userId` limits it to a customer's own. */
  find: async (id: number, userId: number | null = null): Promise<BookingRecord | undefined> => {
    const { rows: [row] } = await sql<BookingRecord>`
      ${record} where b.id = ${id} and (${userId}::integer is null or b.user_id = ${userId}::integer)`.execute(store.database);
    return row;
  },

  list: async ({ userId, status, search, column, sort, offset, limit }: BookingFilter): Promise<{ readonly items: readonly BookingRecord[]; readonly total: number }> => {
    const pattern = search === undefined ? null : `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const isWanted = sql`(${userId ?? null}::integer is null or b.user_id = ${userId ?? null}::integer)
      and (${status ?? null}::text is null or b.status = ${status ?? null}::text)
      and (${pattern}::text is null or lower(u.firstname || ' ' || coalesce(u.lastname, '')) like ${pattern}::text or b.id::text = ${search ?? null}::text)`;
    const { rows: [count] } = await sql<{ total: number }>`
      select count(*)::integer as total from user_bookings b join users u on u.id = b.user_id where ${isWanted}`.execute(store.database);
    const { rows } = await sql<BookingRecord>`
      ${record} where ${isWanted}
      order by ${sql.ref(`b.${COLUMNS.get(column) ?? 'id'}`)} ${sql.raw(sort)}, b.id ${sql.raw(sort)} offset ${offset} limit ${limit}`.execute(store.database);
    return { total: count?.total ?? 0, items: rows };
  },
});

const COLUMNS: ReadonlyMap<string, string> = new Map([
  ['created_at', 'created_at'], ['updated_at', 'updated_at'], ['start_date', 'starts_at'], ['end_date', 'ends_at'], ['status', 'status'], ['guest', 'guests'],
]);

const record = sql`
  select b.*, s.shop_id, shops.timezone, row_to_json(o) as template, row_to_json(t) as place, row_to_json(s) as section,
    json_build_object('id', u.id, 'uuid', u.uuid, 'firstname', u.firstname, 'lastname', u.lastname, 'active', u.active, 'img', u.img) as customer
  from user_bookings b join booking_templates o on o.id = b.booking_id join shop_tables t on t.id = b.table_id
  join shop_sections s on s.id = t.shop_section_id join shops on shops.id = s.shop_id join users u on u.id = b.user_id`;
