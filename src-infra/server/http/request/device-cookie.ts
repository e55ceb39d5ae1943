import { readCookies } from './cookies.ts';

/** Holds the token of the last sign-in, also after it has ended: it proves that the device has signed in before. */
const DEVICE_COOKIE = 'device';
/** Sign-ins are stored as long. */
const DAYS_90 = 90 * 24 * 3600;

export const deviceOf = (headers: Headers): string | undefined =>
  readCookies(headers.get('cookie') ?? '').get(DEVICE_COOKIE);

/** A cookie that no script reads and no other site sends. */
export const deviceCookie = (token: string, origin: string): string =>
  `${DEVICE_COOKIE}=${encodeURIComponent(token)}; Path=/; Max-Age=${DAYS_90}; HttpOnly; SameSite=Strict` +
  (origin.startsWith('https:') ? '; Secure' : '');
