import { sql, type Selectable } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

type ParcelOptionRow = Pick<Selectable<Tables['parcel_options']>, 'id' | 'texts'>;
export type ParcelTypeRow = Omit<Selectable<Tables['parcel_types']>, 'max_range'> & { readonly max_range: string | null; readonly options: readonly ParcelOptionRow[] };

const whole = sql`p.*, p.max_range::text as max_range,
  (select coalesce(json_agg(json_build_object('id', o.id, 'texts', o.texts) order by o.position, o.id), '[]') from parcel_options o where o.parcel_type_id = p.id) as options`;

/** The kinds of parcels that are taken, in the operator's order. */
export const createParcelTypeRepository = (store: Store) => ({
  all: async (): Promise<readonly ParcelTypeRow[]> =>
    (await sql<ParcelTypeRow>`select ${whole} from parcel_types p where p.active order by p.position, p.id`.execute(store.database)).rows,

  /** Of any kind, taken or not any more. */
  byId: async (id: number): Promise<ParcelTypeRow | undefined> =>
    (await sql<ParcelTypeRow>`select ${whole} from parcel_types p where p.id = ${id}`.execute(store.database)).rows[0],
});
