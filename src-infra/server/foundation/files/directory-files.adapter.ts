import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore } from './file-store.port.ts';
import { asDiskFailure } from './full-disk.ts';
import { readFilePath } from './file-path.ts';

/** Files in a folder of the disk: written aside, forced to the disk, then named. */
export const createDirectoryFiles = (directory: string): FileStore => ({
  write: async (path, bytes) => {
    const place = join(directory, path);
    const aside = `${place}.${randomUUID()}`;
    try {
      await mkdir(dirname(place), { recursive: true });
      await writeSynced(aside, bytes);
      await rename(aside, place);
    } catch (failure) {
      // Half a file would keep a full disk full.
      await rm(aside, { force: true });
      throw asDiskFailure(failure);
    }
  },
  read: async (path) => {
    try {
      return new Uint8Array(await readFile(join(directory, path)));
    } catch (failure) {
      if (isMissing(failure)) return undefined;
      throw failure;
    }
  },
  remove: (path) => rm(join(directory, path), { force: true }),
  paths: async () => {
    await mkdir(directory, { recursive: true });
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).split(sep).join('/'));
    return files.flatMap((file) => readFilePath(file) ?? []);
  },
});

const writeSynced = async (place: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(place, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && (failure.code === 'ENOENT' || failure.code === 'ENOTDIR');
