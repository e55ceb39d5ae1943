export { serveUploads } from './serve-uploads.ts';
export { uploadsRoutes, type UploadRouteDeps } from './uploads.routes.ts';
