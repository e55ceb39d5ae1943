/** How bytes get onto a disk. */
export interface Disk {
  /** Resolves when everything written to a file so far outlives a power loss. */
  sync(path: string): Promise<void>;
  /** Like `sync`; returns when it has happened. */
  syncNow(path: string): void;
}

/** The files of a write-ahead log, synced once for all who wait at the same time. */
export interface WriteAheadLog {
  /** Records that a file of the log has to be synced before anybody may rely on it. */
  written(path: string): void;
  /** Resolves when everything recorded so far is on the disk; rejects for good once a sync has failed. */
  flushed(): Promise<void>;
  /** Syncs at once what is not known to be on the disk: nothing else may reach it before its log does. */
  flushNow(): void;
}

type Waiting = { readonly resolve: () => void; readonly reject: (failure: unknown) => void };

export const createWriteAheadLog = (disk: Disk): WriteAheadLog => {
  const dirty = new Set<string>();
  let syncing: readonly string[] = [];
  let waiting: Waiting[] = [];
  let isRunning = false;
  // After a failed sync the system may have dropped what it could not write, so that another one proves nothing.
  let broken: { readonly failure: unknown } | undefined;

  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const served = waiting;
      waiting = [];
      syncing = [...dirty];
      dirty.clear();
      try {
        if (broken) throw broken.failure;
        await Promise.all(syncing.map((path) => disk.sync(path)));
        for (const { resolve } of served) resolve();
      } catch (failure) {
        broken = { failure };
        for (const { reject } of served) reject(failure);
      }
      syncing = [];
    }
    isRunning = false;
  };

  return {
    written: (path) => void dirty.add(path),

    flushed: () =>
      dirty.size === 0 && !isRunning && !broken
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            waiting.push({ resolve, reject });
            if (!isRunning) void run();
          }),

    flushNow: () => {
      for (const path of new Set([...syncing, ...dirty])) disk.syncNow(path);
      dirty.clear();
    },
  };
};
