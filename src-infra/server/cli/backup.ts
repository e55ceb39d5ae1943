// npm run backup -- <file>: writes all data of the marketplace to one compressed file. The embedded store must not be
// in use; PostgreSQL may be.
import process from 'node:process';
import { createBackupTables } from '../foundation/backup/backup-tables.repository.ts';
import { backupLines } from '../foundation/backup/index.ts';
import { writeLines } from '../foundation/backup/backup-file.ts';
import { wasFilled } from '../foundation/base-data/first-start.repository.ts';
import { NO_MARKETPLACE, withStore } from './with-store.ts';

await withStore(
  'Usage: npm run backup -- <file>',
  async (open, file) => {
    const { store, files } = await open();
    if (!(await wasFilled(store))) return NO_MARKETPLACE;
    let count = 0;
    await writeLines(file, async (write) =>
      backupLines(createBackupTables(store), files, (line) => ((count += 1), write(line))),
    );
    process.stdout.write(`${count} lines in ${file}.\n`);
    return undefined;
  },
  { isOfExisting: true },
);
