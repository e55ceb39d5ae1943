import { sql } from 'kysely';
import type { Store, Tables } from '../../store/index.ts';

export type TableRow = Readonly<Record<string, unknown>>;
/** Rows by table, in an order in which references exist before they are used. Rows of a table have the same columns. */
export type RowSet = readonly (readonly [table: keyof Tables, rows: readonly TableRow[]])[];

/** Writes many rows with one statement a table: the database takes them apart itself. */
export const insertRows = async (store: Store, rowSet: RowSet): Promise<void> => {
  for (const [table, rows] of rowSet) {
    const [first] = rows;
    if (!first) continue;
    const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
      store.database,
    );
    if ('id' in first && typeof first['id'] === 'number') {
      await sql`
        select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
        store.database,
      );
    }
  }
};
