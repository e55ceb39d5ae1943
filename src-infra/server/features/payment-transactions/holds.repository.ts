import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { Holds } from './holds.port.ts';

/** Held orders in the table `held_orders`, or parcels in `held_parcels`. */
export const createHoldRepository = (store: Store, kind: 'order' | 'parcel'): Holds => {
  const [table, column] = [sql.table(`held_${kind}s`), sql.ref(`${kind}_id`)];

  const keptUntil: Holds['keptUntil'] = async (id) => {
    const { rows } = await sql<{ until: number }>`
      select kept_until as until from ${table} where ${column} = ${id}`.execute(store.database);
    return rows[0]?.until;
  };

  return {
    keptUntil,
    isHeld: async (id) => (await keptUntil(id)) !== undefined,

    hold: async (id, until) =>
      void (await sql`insert into ${table} (${column}, kept_until) values (${id}, ${until})`.execute(store.database)),

    release: async (id) => {
      const { rows } = await sql`delete from ${table} where ${column} = ${id} returning 1`.execute(store.database);
      return rows.length > 0;
    },

    due: async (now, most) => {
      const { rows } = await sql<{ id: number }>`
        select ${column} as id from ${table} where kept_until <= ${now} order by kept_until limit ${most}`.execute(
        store.database,
      );
      return rows.map(({ id }) => id);
    },
  };
};
