import { sql, type RawBuilder } from 'kysely';
import { literals } from '../../store/sql-parts.ts';
import type { Store } from '../../store/store.ts';
import { ENDED_ORDER_STATUSES } from '@domain/orders/index.ts';
import { ENDED_PARCEL_STATUSES } from '@domain/parcels/index.ts';
import type { Outstanding, PersonalCopies } from './identity.ports.ts';
import { PERSONAL_TABLES, SHOWN_TABLES, type ShownTable } from './personal-tables.data.ts';

export const createPersonalCopyRepository = (store: Store): PersonalCopies => ({
  count: async (userId) => {
    const counts: [string, number][] = [];
    for (const table of SHOWN_TABLES) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from ${rowsOf(table, userId)}`.execute(store.database);
      counts.push([table.shows.part, rows[0]?.n ?? 0]);
    }
    return Object.fromEntries(counts);
  },

  outstanding: async (userId, now) => {
    const { rows } = await sql<Outstanding>`
      select
        (select count(*) from orders
          where user_id = ${userId} and status not in (${literals(ENDED_ORDER_STATUSES)}))::integer
          as orders,
        (select count(*) from parcel_orders
          where user_id = ${userId} and status not in (${literals(ENDED_PARCEL_STATUSES)}))::integer
          as parcels,
        (select count(*) from user_bookings
          where user_id = ${userId} and ends_at > ${now} and status <> 'canceled')::integer as reservations`.execute(
      store.database,
    );
    return rows[0] ?? { orders: 0, parcels: 0, reservations: 0 };
  },

  read: async (table, userId, offset, limit) => {
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columnsOf(table))} from ${rowsOf(table, userId)}
      order by ${sql.join(table.shows.order.map((column) => sql.ref(`mine.${column}`)))}
      limit ${limit} offset ${offset}`.execute(store.database);
    return rows;
  },
});

const rowsOf = (table: ShownTable, userId: number): RawBuilder<unknown> => {
  const { shows, key, of } = table;
  const owner = of === undefined ? undefined : PERSONAL_TABLES.find((other) => other.table === of && !other.of);
  const isMine =
    owner === undefined
      ? sql`${sql.ref(`mine.${key}`)} = ${userId}`
      : sql`${sql.ref(`mine.${key}`)} in (
          select owner.id from ${sql.table(owner.table)} owner where ${sql.ref(`owner.${owner.key}`)} = ${userId})`;
  const isShown = shows.onlyIf === undefined ? sql`true` : sql.ref(`mine.${shows.onlyIf}`);
  return sql`${sql.table(table.table)} mine where ${isMine} and ${isShown}`;
};

const columnsOf = ({ shows }: ShownTable): readonly RawBuilder<unknown>[] => {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`mine.${name}`);
  const shared = (shows.unlessShared ?? []).map(
    (name: string) => sql`
      case when (select members from orders where id = mine.order_id) is null
        then ${column(name)} end as ${sql.ref(name)}`,
  );
  const picks = Object.entries(shows.picks ?? {}).map(
    ([name, [from, ...path]]) => sql`${column(from)} #> ${sql.val(`{${path.join()}}`)}::text[] as ${sql.ref(name)}`,
  );
  return [
    ...picks,
    ...[...shows.plain, ...(shows.moments ?? []), ...(shows.amounts ?? [])].map(column),
    ...shared,
    ...currencyOf(shows.currency),
  ];
};

/** The title and the scale of the currency of a row's amounts; without them, the base currency's. */
const currencyOf = (currency: ShownTable['shows']['currency']): readonly RawBuilder<unknown>[] => {
  const titleOf = (id: RawBuilder<unknown>) => sql`(select title from currencies where id = ${id}) as currency`;
  if (currency === 'own') return [titleOf(sql.ref('mine.currency_id')), sql`mine.scale`];
  if (currency !== 'order') return [];
  return [
    titleOf(sql`(select currency_id from orders where id = mine.order_id)`),
    sql`(select scale from orders where id = mine.order_id) as scale`,
  ];
};
