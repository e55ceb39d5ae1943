import { err, ok, type Result } from '@domain/kernel/result.ts';
import { isDiskFull } from '../foundation/files/index.ts';
import type { Log } from '../foundation/platform/log.ts';
import type { Tracing } from '../foundation/tracing/index.ts';
import { openStore, storeRefusalText, type Store, type StoreRefusal, type StoreSettings } from '../store/index.ts';

/** Why the server does not start, in one sentence for the operator. */
export type StartRefusal = {
  readonly kind: StoreRefusal['kind'] | 'known-password' | 'disk-full';
  readonly sentence: string;
};

/** Opens the data of the marketplace; refuses data that another process uses, and a full disk. */
export const openData = async (
  config: StoreSettings,
  log: Log,
  tracing: Tracing,
): Promise<Result<Store, StartRefusal>> => {
  try {
    const opened = await openStore(config, log, { tracing });
    return opened.ok ? ok(opened.value) : err({ kind: opened.error.kind, sentence: storeRefusalText(opened.error) });
  } catch (failure) {
    if (isDiskFull(failure) && config.kind === 'embedded') return err(fullDisk(config.directory));
    throw failure;
  }
};

const fullDisk = (directory: string): StartRefusal => ({
  kind: 'disk-full',
  sentence: `The disk of ${directory} is full; free some space or choose another DATA_DIR.`,
});

export const KNOWN_PASSWORD: StartRefusal = {
  kind: 'known-password',
  sentence:
    'The data holds demo accounts with the known password and others can reach the server; start on new data, ' +
    'or change the passwords of all accounts at tiffin.test.',
};
