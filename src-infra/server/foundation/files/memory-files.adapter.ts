import type { FileStore } from './file-store.port.ts';
import type { FilePath } from './file-path.ts';

/** Files that are forgotten at the end: beside a store in memory. */
export const createMemoryFiles = (): FileStore => {
  const files = new Map<FilePath, Uint8Array<ArrayBuffer>>();
  return {
    write: async (path, bytes) => void files.set(path, new Uint8Array(bytes)),
    read: async (path) => files.get(path),
    remove: async (path) => void files.delete(path),
    paths: async () => [...files.keys()],
  };
};
