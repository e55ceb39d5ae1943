import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Job } from '../jobs/index.ts';
import type { Random } from '../platform/random.ts';
import { createUploadRepository, type Store } from '../store/index.ts';
import type { FileStore } from './file-store.port.ts';
import { readPicture, type Picture } from './pictures/index.ts';
import { FILE_BYTES } from './upload-size.ts';
import { newUploadPath, readUploadPath, type UploadPath } from './upload-path.ts';
import type { UploadType } from './upload-types.ts';

export type UploadRefusal = 'no-picture' | 'too-much';

/** Pictures that users send (contract 1.10). */
export interface Uploads {
  /** Keeps all of them or none; the paths are in the order of the files. */
  add(userId: number, type: UploadType, files: readonly Uint8Array[]): Promise<Result<readonly UploadPath[], UploadRefusal>>;
  /** Whether the user has sent every one of these for that type, or one of those types: what others sent is not theirs to show. */
  areOwn(userId: number, types: UploadType | readonly UploadType[], paths: readonly string[]): Promise<boolean>;
  /** `undefined` for every path that no upload has, such as that of one whose owner has left. */
  read(path: string): Promise<{ readonly path: UploadPath; readonly bytes: Uint8Array<ArrayBuffer> } | undefined>;
  /** Removes files that belong to nobody, once they have done so for two rounds: one that is just being added has no owner yet. */
  sweep(): Promise<void>;
}

/** Room for years of reviews; a disk is full before a thousand users are mean. */
const BYTES_OF_A_USER = 100 * 1024 * 1024;

type Deps = { readonly store: Store; readonly files: FileStore; readonly random: Random; readonly clock: Clock };

const SWEEP_MS = 3_600_000;

export const createUploadJob = (uploads: Pick<Uploads, 'sweep'>): Job => ({ name: 'uploads', everyMs: SWEEP_MS, run: uploads.sweep });

export const createUploads = ({ store, files, random, clock }: Deps): Uploads => {
  const uploads = createUploadRepository(store);
  let orphans: ReadonlySet<UploadPath> = new Set();

  return {
    add: async (userId, type, sent) => {
      const pictures = sent.map((bytes) => (bytes.length > FILE_BYTES ? undefined : readPicture(bytes)));
      const known = pictures.filter((picture): picture is Picture => picture !== undefined);
      if (known.length < pictures.length) return err('no-picture');
      const named = known.map(({ format, bytes }) => ({ path: newUploadPath(random, type, format), bytes }));
      // Files first: a row always has its file; a file without a row is only lost space.
      for (const { path, bytes } of named) await files.write(path, bytes);
      const wanted = named.reduce((sum, { bytes }) => sum + bytes.length, 0);
      const isKept = await store.transaction(async () => {
        await uploads.lock(userId);
        if ((await uploads.bytesOf(userId)) + wanted > BYTES_OF_A_USER) return false;
        await uploads.insert(named.map(({ path, bytes }) => ({ path, user_id: userId, type, bytes: bytes.length, created_at: clock.now() })));
        return true;
      });
      if (isKept) return ok(named.map(({ path }) => path));
      for (const { path } of named) await files.remove(path);
      return err('too-much');
    },

    areOwn: async (userId, types, paths) => {
      const different = [...new Set(paths)];
      return (await uploads.owned(userId, typeof types === 'string' ? [types] : types, different)).length === different.length;
    },

    read: async (text) => {
      const path = readUploadPath(text);
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
