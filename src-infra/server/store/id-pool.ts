import { sql } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

/** Reserves ids before rows are written, so that children can reference parents within one statement. */
export interface IdPool {
  take(count: number): Promise<readonly number[]>;
}

const BLOCK = 64;

/** Reserves blocks from the table's sequence; unused ids are lost, never reused. */
export const createIdPool = (store: Store, table: keyof Tables, block: number = BLOCK): IdPool => {
  const free: number[] = [];
  return {
    take: async (count) => {
      while (free.length < count) {
        const { rows } = await sql<{ id: number }>`
          select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id
          from generate_series(1, ${block}::integer)`.execute(store.database);
        free.push(...rows.map(({ id }) => id));
      }
      return free.splice(0, count);
    },
  };
};
