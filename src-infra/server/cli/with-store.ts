import process from 'node:process';
import { readConfig } from '../config.ts';
import { silentLog } from '../foundation/platform/log.ts';
import { openStore, storeRefusalText, type Store } from '../store/index.ts';
import { createDirectoryFiles, type FileStore } from '../foundation/files/index.ts';

/**
 * Opens the configured store, with its tables at a migration or up to date; throws an error with one sentence if that
 * fails.
 */
type Open = (upTo?: string) => Promise<{ readonly store: Store; readonly files: FileStore }>;

/** Runs a command on the configured store with the given file; `work` returns what went wrong, in a sentence. */
export const withStore = async (
  usage: string,
  work: (open: Open, file: string) => Promise<string | undefined>,
): Promise<void> => {
  const problem = await attempt(usage, work).catch((failure: unknown) =>
    failure instanceof Error ? failure.message : String(failure),
  );
  if (problem === undefined) return;
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
};

const attempt = async (
  usage: string,
  work: (open: Open, file: string) => Promise<string | undefined>,
): Promise<string | undefined> => {
  const [file = ''] = process.argv.slice(2);
  if (file === '') return usage;
  const config = readConfig(process.env);
  if (!config.ok) return config.error.map(({ sentence }) => sentence).join('\n');
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
