export { readCookies } from './cookies.ts';
export { deviceCookie, deviceOf } from './device-cookie.ts';
export { isOwnRequest } from './own-request.ts';
export { readBytes, readSent, type Sent, type SentFile } from './read-sent.ts';
