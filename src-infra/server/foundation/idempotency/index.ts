export { createOnce, type Once } from './once.ts';
export { payloadHash } from './payload.ts';
