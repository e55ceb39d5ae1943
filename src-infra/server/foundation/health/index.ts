export { hasDiskSpace } from './disk-space.ts';
export { createHealth, type Health } from './readiness.ts';
