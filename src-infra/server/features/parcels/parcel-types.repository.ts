import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { ParcelTypeRow, ParcelTypes } from './parcels.ports.ts';

const whole = sql`p.*, p.max_range::text as max_range,
  (select coalesce(json_agg(json_build_object('id', o.id, 'texts', o.texts) order by o.position, o.id), '[]')
    from parcel_options o
    where o.parcel_type_id = p.id) as options`;

/** Kinds of parcels, as tables. */
export const createParcelTypeRepository = (store: Store): ParcelTypes => ({
  all: async () =>
    (
      await sql<ParcelTypeRow>`select ${whole} from parcel_types p where p.active order by p.position, p.id`.execute(
        store.database,
      )
    ).rows,

  byId: async (id) =>
    (await sql<ParcelTypeRow>`select ${whole} from parcel_types p where p.id = ${id}`.execute(store.database)).rows[0],
});
