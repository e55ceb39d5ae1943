// npm run restore -- <file>: fills an empty store, embedded or PostgreSQL, from a backup of this or an older version.
import process from 'node:process';
import { createBackupTables } from '../foundation/backup/backup-tables.repository.ts';
import { readHeader, restoreLines, type RestoreRefusal } from '../foundation/backup/index.ts';
import { readLines } from '../foundation/backup/backup-file.ts';
import { withStore } from './with-store.ts';

const SENTENCES = {
  'not-a-backup': 'That file is no backup of this marketplace.',
  damaged: 'The backup is damaged; nothing was restored.',
  'other-version': 'The backup comes from a newer version; install that one.',
  'not-empty': 'There is data already. Restore into an empty DATA_DIR or database.',
} as const satisfies Record<RestoreRefusal['kind'], string>;

/**
 * The last migration of the backup: restores the tables as they were then, and the server migrates them at its next
 * start.
 */
const levelOf = async (file: string): Promise<string | undefined> => {
  for await (const line of readLines(file)) {
    const header = readHeader(line);
    return header.ok ? header.value.migrations.at(-1) : undefined;
  }
  return undefined;
};

await withStore('Usage: npm run restore -- <file>', async (open, file) => {
  const level = await levelOf(file).catch(() => undefined);
  if (level === undefined) return SENTENCES['not-a-backup'];
  const { store, files } = await open(level);
  const outcome = await restoreLines(createBackupTables(store), files, readLines(file));
  if (outcome.ok) process.stdout.write(`Restored from ${file}.\n`);
  return outcome.ok ? undefined : SENTENCES[outcome.error.kind];
});
