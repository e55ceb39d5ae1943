import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Whom a page may ask beside its own server; empty for nobody. */
type Hosts = { readonly api: string; readonly maps: string; /** Devices are told by the hosted messaging service. */ readonly isPushing: boolean };

/** NOTIFY-6: where a browser gets the token under which it is told. */
const MESSAGING_HOSTS = ' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

/** The policy of one page: scripts and styles from here, plus those inlined by their hash; data and pictures also from the API's host, addresses from the maps service and tokens from the messaging service where one is configured. */
export const contentSecurityPolicy = (inline: { readonly script: string; readonly styles: readonly string[] }, hosts: Hosts): string => {
  const [api, maps] = [originOf(hosts.api), originOf(hosts.maps)];
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(inline.script)}`,
    `style-src 'self' ${inline.styles.map(hashOf).join(' ')}`,
    `img-src 'self'${api} data:`,
    "font-src 'self'",
    `connect-src 'self'${api}${maps}${hosts.isPushing ? MESSAGING_HOSTS : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types tiffin-html tiffin-worker default',
  ].join('; ');
};

/** The service worker asks where its pages ask, and runs nothing but itself. */
export const workerSecurityPolicy = (apiHost: string): string => `default-src 'none'; connect-src 'self'${originOf(apiHost)}`;

const originOf = (address: string): string => (address === '' ? '' : ` ${new URL(address).origin}`);

/** Headers of every answer of this process. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};
