import type { Result } from '@domain/kernel/result.ts';
import type { FilePath } from '../../foundation/files/index.ts';
import type { NewRow } from '../../store/tables/index.ts';
import type { UploadType } from './upload-types.ts';

export type UploadRefusal = 'no-picture' | 'too-much';

/** Pictures that users send (contract 1.10). */
export interface Uploads {
  /** Keeps all of them or none; the paths are in the order of the files. */
  add(
    userId: number,
    type: UploadType,
    files: readonly Uint8Array[],
  ): Promise<Result<readonly FilePath[], UploadRefusal>>;
  /**
   * Whether the user has sent every one of these for that type, or one of those types: what others sent is not theirs
   * to show.
   */
  areOwn(userId: number, types: UploadType | readonly UploadType[], paths: readonly string[]): Promise<boolean>;
  /** Deletes a picture that the user sent; nobody can open it any more. */
  remove(userId: number, path: string): Promise<void>;
  /** `undefined` for every path that no upload has, such as that of one whose owner has left. */
  read(path: string): Promise<{ readonly path: FilePath; readonly bytes: Uint8Array<ArrayBuffer> } | undefined>;
  /** Deletes files without an owner after two rounds: one that is being uploaded has no owner yet. */
  sweep(): Promise<void>;
}

export type NewUploadRow = NewRow<'uploads'>;

/** Which user sent which picture. */
export interface StoredUploads {
  /** Makes the uploads of one user wait for each other, until the end of the transaction. */
  lock(userId: number): Promise<void>;
  /** Returns the size of everything that a user has sent. */
  bytesOf(userId: number): Promise<number>;
  /** Adds uploads. */
  insert(rows: readonly NewUploadRow[]): Promise<void>;
  /** Returns those of these paths that the user has sent for one of these types. */
  owned(userId: number, types: readonly string[], paths: readonly string[]): Promise<readonly string[]>;
  /** Deletes an upload of the user. */
  remove(userId: number, path: string): Promise<void>;
  /** Whether a user has uploaded the picture. */
  exists(path: string): Promise<boolean>;
  /** Returns the paths of all uploads. */
  paths(): Promise<readonly string[]>;
}
