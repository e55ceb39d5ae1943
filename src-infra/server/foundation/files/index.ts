export { createDirectoryFiles } from './directory-files.adapter.ts';
export { mediaTypeOf, newFilePath, readFilePath, type FilePath } from './file-path.ts';
export type { FileStore } from './file-store.port.ts';
export { isDiskFull } from './full-disk.ts';
export { createMemoryFiles } from './memory-files.adapter.ts';
