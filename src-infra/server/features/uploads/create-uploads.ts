import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { newFilePath, readFilePath, type FilePath, type FileStore } from '../../foundation/files/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import { readPicture, type Picture } from '../../foundation/pictures/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { FILE_BYTES } from './upload-size.ts';
import type { StoredUploads, Uploads } from './uploads.ports.ts';

/** Room for years of reviews; a disk is full before a thousand users are mean. */
const BYTES_OF_A_USER = 100 * 1024 * 1024;

type Deps = {
  readonly uploads: StoredUploads;
  readonly transactions: Transactions;
  readonly files: FileStore;
  readonly random: Random;
  readonly clock: Clock;
};

export const createUploads = ({ uploads, transactions, files, random, clock }: Deps): Uploads => {
  let orphans: ReadonlySet<FilePath> = new Set();

  return {
    add: async (userId, type, sent) => {
      const pictures = sent.map((bytes) => (bytes.length > FILE_BYTES ? undefined : readPicture(bytes)));
      const known = pictures.filter((picture): picture is Picture => picture !== undefined);
      if (known.length < pictures.length) return err('no-picture');
      const named = known.map(({ format, bytes }) => ({ path: newFilePath(random, type, format), bytes }));
      // Files first: a row always has its file; a file without a row is only lost space.
      for (const { path, bytes } of named) await files.write(path, bytes);
      const wanted = named.reduce((sum, { bytes }) => sum + bytes.length, 0);
      const isKept = await transactions.run(async () => {
        await uploads.lock(userId);
        if ((await uploads.bytesOf(userId)) + wanted > BYTES_OF_A_USER) return false;
        await uploads.insert(
          named.map(({ path, bytes }) => ({
            path,
            user_id: userId,
            type,
            bytes: bytes.length,
            created_at: clock.now(),
          })),
        );
        return true;
      });
      if (isKept) return ok(named.map(({ path }) => path));
      for (const { path } of named) await files.remove(path);
      return err('too-much');
    },

    areOwn: async (userId, types, paths) => {
      const different = [...new Set(paths)];
      return (
        (await uploads.owned(userId, typeof types === 'string' ? [types] : types, different)).length ===
        different.length
      );
    },

    // Its file goes with a sweep.
    remove: uploads.remove,

    read: async (text) => {
      const path = readFilePath(text);
      const bytes = path && (await uploads.exists(path)) ? await files.read(path) : undefined;
      return path && bytes && { path, bytes };
    },

    sweep: async () => {
      const there = await files.paths();
      const owned = new Set(await uploads.paths());
      const unowned = there.filter((path) => !owned.has(path));
      for (const path of unowned) if (orphans.has(path)) await files.remove(path);
      orphans = new Set(unowned);
    },
  };
};
