import type { FileStore } from '../files/index.ts';
import type { BackupTables } from './backup-tables.port.ts';

export const BACKUP_FORMAT = 'tiffin backup 1';

/** Last line of a backup. */
export const BACKUP_END = '{"end":true}';

/** First line of a backup. */
export type BackupHeader = { readonly format: typeof BACKUP_FORMAT; readonly migrations: readonly string[] };

/**
 * Writes the lines of a backup: the header, then `{"table": …}` before the rows of each table, one JSON row a line as
 * the database writes it, so that no number loses a digit; then the uploaded files, and a line that marks the end. All
 * rows are of one moment.
 */
export const backupLines = async (
  tables: BackupTables,
  files: Pick<FileStore, 'paths' | 'read'>,
  write: (line: string) => Promise<void>,
): Promise<void> => {
  const header: BackupHeader = { format: BACKUP_FORMAT, migrations: await tables.migrations() };
  await write(JSON.stringify(header));
  await tables.atOneMoment(async () => {
    for (const table of await tables.inOrder()) {
      await write(JSON.stringify({ table }));
      await tables.rows(table, write);
    }
  });
  for (const path of [...(await files.paths())].sort()) {
    const bytes = await files.read(path);
    if (bytes) await write(JSON.stringify({ file: path, bytes: Buffer.from(bytes).toString('base64') }));
  }
  await write(BACKUP_END);
};
