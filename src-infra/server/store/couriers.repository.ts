import { sql } from 'kysely';
import { peopleWith, personJson } from './sql-parts.ts';
import type { Store } from './store.ts';
import type { PersonRow } from './wallets.repository.ts';

/** Somebody who brings orders and parcels; city and vehicle as far as they are known. */
export type CourierRow = { readonly person: PersonRow; readonly city: string | null; readonly vehicle: string | null };
export type CourierFilter = { readonly search: string; readonly offset: number; readonly limit: number };
export type CourierPage = { readonly items: readonly CourierRow[]; readonly total: number };

/** Whoever an order may be given to, by city and name. */
export const readCouriers = async ({ database }: Pick<Store, 'database'>, { search, offset, limit }: CourierFilter): Promise<CourierPage> => {
  const bringing = sql`
    from users c left join couriers k on k.user_id = c.id
    where c.role = 'deliveryman' and c.active and c.deleted_at is null${search === '' ? sql`` : sql` and c.id in ${peopleWith(search)}`}`;
  const { rows: [count] } = await sql<{ total: number }>`select count(*)::integer as total ${bringing}`.execute(database);
  const { rows } = await sql<CourierRow>`
    select ${personJson(sql.ref('c.id'))} as person, nullif(k.city, '') as city, nullif(k.vehicle, '') as vehicle ${bringing}
    order by nullif(k.city, '') nulls last, c.firstname, c.lastname, c.id offset ${offset} limit ${limit}`.execute(database);
  return { items: rows, total: count?.total ?? 0 };
};
