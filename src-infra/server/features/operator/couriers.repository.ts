import { sql } from 'kysely';
import { peopleMatching, personJson } from '../../store/sql-parts.ts';
import type { Store } from '../../store/index.ts';
import type { Couriers, CourierFilter, CourierPage, CourierRow } from './operator.ports.ts';

/** Rows of `users` and `couriers`. */
export const createCourierRepository = (store: Store): Couriers => ({ list: (filter) => readCouriers(store, filter) });

const readCouriers = async (
  { database }: Pick<Store, 'database'>,
  { search, offset, limit }: CourierFilter,
): Promise<CourierPage> => {
  const isFound = search === '' ? sql`` : sql` and c.id in ${peopleMatching(search)}`;
  const bringing = sql`
    from users c left join couriers k on k.user_id = c.id
    where c.role = 'deliveryman' and c.active and c.deleted_at is null${isFound}`;
  const {
    rows: [count],
  } = await sql<{ total: number }>`select count(*)::integer as total ${bringing}`.execute(database);
  const { rows } = await sql<CourierRow>`
    select ${personJson(sql.ref('c.id'))} as person,
      nullif(k.city, '') as city, nullif(k.vehicle, '') as vehicle ${bringing}
    order by nullif(k.city, '') nulls last, c.firstname, c.lastname, c.id offset ${offset} limit ${limit}`.execute(
    database,
  );
  return { items: rows, total: count?.total ?? 0 };
};
