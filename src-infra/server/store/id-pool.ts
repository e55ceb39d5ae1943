import { sql } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

/** Ids of a table before its rows are written: children can name their parents, and all go in with one statement. */
export interface IdPool {
  take(count: number): Promise<readonly number[]>;
}

const BLOCK = 64;

/** Takes blocks from the table's own sequence; what a process does not use is lost, never given twice. */
export const createIdPool = (store: Store, table: keyof Tables, block: number = BLOCK): IdPool => {
  const free: number[] = [];
  return {
    take: async (count) => {
      while (free.length < count) {
        const { rows } = await sql<{ id: number }>`
          select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${block}::integer)`.execute(store.database);
        free.push(...rows.map(({ id }) => id));
      }
      return free.splice(0, count);
    },
  };
};
