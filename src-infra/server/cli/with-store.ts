import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { readConfig } from '../config.ts';
import { silentLog } from '../foundation/platform/log.ts';
import { openStore, storeRefusalText, type Store, type StoreSettings } from '../store/index.ts';
import { createDirectoryFiles, type FileStore } from '../foundation/files/index.ts';

/**
 * Opens the configured store, with its tables at a migration or up to date; throws an error with one sentence if that
 * fails.
 */
type Open = (upTo?: string) => Promise<{ readonly store: Store; readonly files: FileStore }>;

export const NO_MARKETPLACE =
  'There is no marketplace in this database yet; set DATABASE_URL or DATA_DIR as the server has them.';

/** Whether there is no embedded store: to open it would create one. */
const isMissing = async (store: StoreSettings): Promise<boolean> =>
  store.kind === 'embedded' &&
  (await stat(join(store.directory, 'database')).then(
    () => false,
    () => true,
  ));

type Kind = { /** Whether the command is about a store that exists. */ readonly isOfExisting: boolean };

/** Runs a command on the configured store with the given file; `work` returns what went wrong, in a sentence. */
export const withStore = async (
  usage: string,
  work: (open: Open, file: string) => Promise<string | undefined>,
  kind: Kind = { isOfExisting: false },
): Promise<void> => {
  const problem = await attempt(usage, work, kind).catch((failure: unknown) =>
    failure instanceof Error ? failure.message : String(failure),
  );
  if (problem === undefined) return;
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
};

const attempt = async (
  usage: string,
  work: (open: Open, file: string) => Promise<string | undefined>,
  { isOfExisting }: Kind,
): Promise<string | undefined> => {
  const [file = ''] = process.argv.slice(2);
  if (file === '') return usage;
  const config = readConfig(process.env);
  if (!config.ok) return config.error.map(({ sentence }) => sentence).join('\n');
  if (isOfExisting && (await isMissing(config.value.store))) return NO_MARKETPLACE;
  let opened: Store | undefined;
  const open: Open = async (upTo) => {
    const store = await openStore(config.value.store, silentLog, { upTo });
    if (!store.ok) throw new Error(storeRefusalText(store.error));
    opened = store.value;
    return { store: opened, files: createDirectoryFiles(config.value.uploadsDirectory) };
  };
  try {
    return await work(open, file);
  } finally {
    await opened?.close();
  }
};
