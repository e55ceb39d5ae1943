import type { UploadPath } from './upload-path.ts';

/** Where uploaded files lie. Paths are made by `newUploadPath` or have passed `readUploadPath`: nothing else can be reached. */
export interface FileStore {
  /** Lasting once it resolves; never seen half written. */
  write(path: UploadPath, bytes: Uint8Array): Promise<void>;
  /** `undefined` when there is no such file. */
  read(path: UploadPath): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Does nothing when there is no such file. */
  remove(path: UploadPath): Promise<void>;
  /** Of every file there is. */
  paths(): Promise<readonly UploadPath[]>;
}
