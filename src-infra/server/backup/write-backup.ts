import { sql } from 'kysely';
import type { Store } from '../store/index.ts';
import type { FileStore } from '../uploads/index.ts';
import { migrationsOf, tablesInOrder } from './tables.ts';

export const BACKUP_FORMAT = 'tiffin backup 1';

/** Last line of a backup. */
export const BACKUP_END = '{"end":true}';

/** First line of a backup. */
export type BackupHeader = { readonly format: typeof BACKUP_FORMAT; readonly migrations: readonly string[] };

const ROWS_AT_ONCE = 500;

/**
 * The lines of a backup: the header, then `{"table": …}` before the rows of each table, one JSON row a line as the database
 * writes it, so that no number loses a digit; then the uploaded files, and a line that says that nothing is missing.
 * All rows are of one moment: read in one transaction that sees no change of others.
 */
export const backupLines = async (store: Store, files: Pick<FileStore, 'paths' | 'read'>, write: (line: string) => Promise<void>): Promise<void> => {
  await write(JSON.stringify({ format: BACKUP_FORMAT, migrations: await migrationsOf(store) } satisfies BackupHeader));
  await store.transaction(async () => {
    await sql`set transaction isolation level repeatable read`.execute(store.database);
    for (const table of await tablesInOrder(store)) {
      await write(JSON.stringify({ table }));
      await writeRows(store, table, write);
    }
  });
  for (const path of [...(await files.paths())].sort()) {
    const bytes = await files.read(path);
    if (bytes) await write(JSON.stringify({ file: path, bytes: Buffer.from(bytes).toString('base64') }));
  }
  await write(BACKUP_END);
};

const writeRows = async ({ database }: Store, table: string, write: (line: string) => Promise<void>): Promise<void> => {
  await sql`declare backup_rows cursor for select row_to_json(t)::text as line from ${sql.table(table)} t order by ${sql.raw(await keyOf(database, table))}`.execute(database);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(database);
    for (const { line } of rows) await write(line);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(database);
};

/** The primary key, so that a row never comes before the one of its own table it refers to, and equal data makes equal backups. */
const keyOf = async (database: Store['database'], table: string): Promise<string> => {
  const { rows } = await sql<{ column: string }>`
    select a.attname as column from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`.execute(database);
  if (rows.length === 0) throw new Error(`A table without a primary key: ${table}`);
  return rows.map(({ column }) => `t."${column}"`).join(', ');
};
