import fs, { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

type Change = { readonly at: number; readonly bytes: Buffer } | { readonly size: number };

/** A disk that keeps of the files in a folder what was synced, and forgets the rest when the power fails. */
export type UnsyncedDisk = {
  /** Copies what the disk would hold after a power loss now. */
  cut(to: string): void;
  /** Ends the recording. */
  end(): void;
};

/**
 * Records every write, truncation and sync of this process in a folder. Names last at once, as with a journal; contents
 * last from the end of a sync on, as they were at its beginning.
 */
export const recordDisk = (folder: string, kept: string): UnsyncedDisk => {
  cpSync(folder, kept, { recursive: true });
  const pathOf = new Map<number, string>();
  const unsynced = new Map<string, Change[]>();
  const inside = (path: unknown): path is string => typeof path === 'string' && path.startsWith(`${folder}/`);
  const keptPath = (path: string): string => join(kept, relative(folder, path));
  const note = (path: string | undefined, change: Change): void => {
    if (path !== undefined) unsynced.set(path, [...(unsynced.get(path) ?? []), change]);
  };
  const apply = (path: string, changes: readonly Change[]): void => {
    const target = keptPath(path);
    mkdirSync(dirname(target), { recursive: true });
    const descriptor = openSync(target, fs.constants.O_RDWR | fs.constants.O_CREAT);
    for (const change of changes)
      if ('size' in change) ftruncateSync(descriptor, change.size);
      else writeSync(descriptor, change.bytes, 0, change.bytes.length, change.at);
    closeSync(descriptor);
  };
  const taken = (path: string): readonly Change[] => {
    const changes = unsynced.get(path) ?? [];
    unsynced.delete(path);
    return changes;
  };

  const { openSync, closeSync, writeSync, fsyncSync, ftruncateSync, truncateSync, unlinkSync } = fs;
  const renameReal = fs.renameSync;
  const openHandle = fs.promises.open;

  fs.openSync = (path, flags, mode) => {
    const descriptor = openSync(path, flags, mode);
    pathOf.delete(descriptor);
    if (inside(path)) {
      pathOf.set(descriptor, path);
      if (typeof flags === 'number' && (flags & fs.constants.O_TRUNC) !== 0) note(path, { size: 0 });
    }
    return descriptor;
  };
  fs.writeSync = ((descriptor: number, memory: Int8Array, offset: number, length: number, at: number) => {
    const written = writeSync(descriptor, memory, offset, length, at);
    const bytes = Buffer.from(memory.slice(offset, offset + written).buffer);
    if (pathOf.has(descriptor)) note(pathOf.get(descriptor), { at, bytes });
    return written;
  }) as typeof fs.writeSync;
  fs.ftruncateSync = (descriptor, size) => {
    ftruncateSync(descriptor, size);
    note(pathOf.get(descriptor), { size: size ?? 0 });
  };
  fs.truncateSync = (path, size) => {
    truncateSync(path, size);
    if (inside(path)) note(path, { size: size ?? 0 });
  };
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    const path = pathOf.get(descriptor);
    if (path !== undefined && unsynced.has(path)) apply(path, taken(path));
  };
  fs.unlinkSync = (path) => {
    unlinkSync(path);
    if (!inside(path)) return;
    unsynced.delete(path);
    rmSync(keptPath(path), { force: true });
  };
  fs.renameSync = (from, to) => {
    renameReal(from, to);
    if (!inside(from) || !inside(to)) return;
    const [changes, source] = [taken(from), keptPath(from)];
    unsynced.delete(to);
    if (changes.length > 0) unsynced.set(to, [...changes]);
    if (existsSync(source)) renameReal(source, keptPath(to));
    else writeFileSync(keptPath(to), '');
  };
  fs.promises.open = async (path, ...more) => {
    const handle: FileHandle = await openHandle(path, ...more);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      const changes = inside(path) ? taken(path) : [];
      await sync();
      if (inside(path) && changes.length > 0) apply(path, changes);
    };
    return handle;
  };

  return {
    cut: (to) => cpSync(kept, to, { recursive: true }),
    end: () => {
      Object.assign(fs, { openSync, writeSync, fsyncSync, ftruncateSync, truncateSync, unlinkSync });
      fs.renameSync = renameReal;
      fs.promises.open = openHandle;
    },
  };
};
