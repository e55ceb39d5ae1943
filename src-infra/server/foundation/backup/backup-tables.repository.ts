import { sql } from 'kysely';
import type { Store } from '../../store/index.ts';
import type { BackupTables } from './backup-tables.port.ts';
import { parentsFirst, type Reference } from './tables.ts';

const ROWS_AT_ONCE = 500;

/** Any table, by its name. */
export const createBackupTables = (store: Store): BackupTables => ({
  atOneMoment: (work) =>
    store.transactions.run(async () => {
      await sql`set transaction isolation level repeatable read`.execute(store.database);
      return work();
    }),

  together: (work) => store.transactions.run(work),

  migrations: async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      store.database,
    );
    return rows.map(({ name }) => name);
  },

  inOrder: async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely\\_%'
      order by table_name`.execute(store.database);
    const { rows: references } = await sql<Reference>`
      select child.relname as child, parent.relname as parent
      from pg_constraint c
        join pg_class child on child.oid = c.conrelid
        join pg_class parent on parent.oid = c.confrelid
      where c.contype = 'f' and child.relnamespace = current_schema()::regnamespace`.execute(store.database);
    return parentsFirst(
      tables.map(({ name }) => name),
      references,
    );
  },

  rows: async (table, write) => {
    const key = await primaryKey(store, table);
    await sql`
      declare backup_rows cursor for
      select row_to_json(t)::text as line from ${sql.table(table)} t order by ${sql.raw(key)}`.execute(store.database);
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(
        store.database,
      );
      for (const { line } of rows) await write(line);
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await sql`close backup_rows`.execute(store.database);
  },

  hasRows: async (tables) => {
    for (const table of tables) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(store.database);
      if (rows.length > 0) return true;
    }
    return false;
  },

  insert: async (table, rows) => {
    const json = `[${rows.join(',')}]`;
    await sql`
      insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(store.database);
  },

  continueIds: async (table) => {
    const { rows } = await sql<{ column: string }>`
      select column_name as column from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_identity = 'YES'`.execute(store.database);
    for (const { column } of rows)
      await sql`
        select setval(
          pg_get_serial_sequence(${table}, ${column}),
          greatest(
            coalesce(max(${sql.ref(column)}), 0) + 1,
            (select seqstart from pg_sequence where seqrelid = pg_get_serial_sequence(${table}, ${column})::regclass)
          ),
          false
        )
        from ${sql.table(table)}`.execute(store.database);
  },
});

/**
 * The columns of the primary key: a row never precedes one of its own table that it refers to, and equal data make
 * equal backups.
 */
const primaryKey = async ({ database }: Store, table: string): Promise<string> => {
  const { rows } = await sql<{ column: string }>`
    select a.attname as column from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary
    order by array_position(i.indkey::int2[], a.attnum)`.execute(database);
  if (rows.length === 0) throw new Error(`Table ${table} has no primary key`);
  return rows.map(({ column }) => `t."${column}"`).join(', ');
};
