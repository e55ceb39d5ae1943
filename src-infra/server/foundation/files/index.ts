export { createDirectoryFiles } from './directory-files.adapter.ts';
export { mediaTypeOf, newFilePath, readFilePath, type FilePath } from './file-path.ts';
export type { FileStore } from './file-store.port.ts';
export { createMemoryFiles } from './memory-files.adapter.ts';
