export { createUploads } from './create-uploads.ts';
export { createUploadJob } from './sweep-uploads.job.ts';
export { FILE_BYTES } from './upload-size.ts';
export { CUSTOMER_TYPES, mayUpload, type UploadType } from './upload-types.ts';
export type { Uploads } from './uploads.ports.ts';
