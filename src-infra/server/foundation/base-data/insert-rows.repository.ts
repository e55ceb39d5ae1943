import { sql } from 'kysely';
import type { Store } from '../../store/index.ts';
import { insertRowsInto } from '../../store/sql-parts.ts';
import type { NewRow, Row, Tables } from '../../store/tables/index.ts';

/** A row to be inserted, with JSON columns as values: the whole set is written as JSON. */
export type TableRow<Name extends keyof Tables> = {
  readonly [Column in keyof NewRow<Name>]: NewRow<Name>[Column] | Row<Name>[Column & keyof Row<Name>];
};
type RowsOf<Name extends keyof Tables> = readonly [table: Name, rows: readonly TableRow<Name>[]];
/** Rows by table, in an order in which references exist before they are used. Rows of a table have the same columns. */
export type RowSet = readonly { readonly [Name in keyof Tables]: RowsOf<Name> }[keyof Tables][];

/** Writes many rows with one statement a table: the database takes them apart itself. */
export const insertRows = async (store: Store, rowSet: RowSet): Promise<void> => {
  for (const [table, rows] of rowSet) {
    const [first] = rows;
    if (!first) continue;
    await sql`${insertRowsInto(table, rows)}`.execute(store.database);
    if ('id' in first && typeof first['id'] === 'number') {
      await sql`
        select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
        store.database,
      );
    }
  }
};
