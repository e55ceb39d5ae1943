export { createDirectoryFiles } from './directory-files.adapter.ts';
export type { FileStore } from './file-store.port.ts';
export { createMemoryFiles } from './memory-files.adapter.ts';
export { readPicture } from './pictures/index.ts';
export { createUploadJob, createUploads, type Uploads } from './uploads.ts';
export { mediaTypeOf, readUploadPath, type UploadPath } from './upload-path.ts';
export { CUSTOMER_TYPES, mayUpload, type UploadType } from './upload-types.ts';
export { FILE_BYTES } from './upload-size.ts';
