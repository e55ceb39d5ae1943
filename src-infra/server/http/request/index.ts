export { isOwnRequest } from './own-request.ts';
export { readBytes, readSent, type Sent, type SentFile } from './read-sent.ts';
