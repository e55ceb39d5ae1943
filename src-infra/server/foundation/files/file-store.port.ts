import type { FilePath } from './file-path.ts';

/**
 * The folder of uploaded files. Paths are created by `newFilePath` or have passed `readFilePath`: nothing else is
 * reachable.
 */
export interface FileStore {
  /** Lasting once it resolves; never seen half written. */
  write(path: FilePath, bytes: Uint8Array): Promise<void>;
  /** `undefined` when there is no such file. */
  read(path: FilePath): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Does nothing when there is no such file. */
  remove(path: FilePath): Promise<void>;
  /** Of every file there is. */
  paths(): Promise<readonly FilePath[]>;
}
