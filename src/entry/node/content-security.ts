import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hosts a page may call beside its own server; empty for none. */
type Hosts = {
  readonly api: string;
  readonly maps: string;
  /** The hosts of the push messaging service. */ readonly isPushing: boolean;
  /** The document store that holds chats; `undefined` for none. */
  readonly hostedChat: { readonly url?: string } | undefined;
  /** The service that exchanges the answers of identity providers; `undefined` for none. */
  readonly hostedIdentity: { readonly url?: string } | undefined;
};

/** NOTIFY-6: where a browser gets its push token. */
const MESSAGING_HOSTS = ' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

/** ACCOUNT-1: where a browser exchanges the answer of an identity provider. */
const IDENTITY_HOST = 'https://identitytoolkit.googleapis.com';
/** CHAT-3: where a browser signs in to the document store, beside the store itself. */
const VISITOR_HOSTS = [IDENTITY_HOST, 'https://securetoken.googleapis.com'];
const FIRESTORE_HOST = 'https://firestore.googleapis.com';

/**
 * Returns the policy of one page: scripts and styles from its own origin and inlined ones by their hash; data and
 * pictures also from the API's host, addresses from the maps service, tokens from the messaging and the identity
 * service and chats from the document store where one is configured.
 */
export const contentSecurityPolicy = (
  inline: { readonly script: string; readonly styles: readonly string[] },
  hosts: Hosts,
): string => {
  const [api, maps, { hostedChat, hostedIdentity }] = [originOf(hosts.api), originOf(hosts.maps), hosts];
  const chat = hostedChat ? [hostedChat.url ?? FIRESTORE_HOST, ...VISITOR_HOSTS] : [];
  const identity = hostedIdentity ? [hostedIdentity.url ?? IDENTITY_HOST] : [];
  const services = new Set([...chat, ...identity].map(originOf));
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(inline.script)}`,
    `style-src 'self' ${inline.styles.map(hashOf).join(' ')}`,
    `img-src 'self'${api} data:`,
    "font-src 'self'",
    `connect-src 'self'${api}${maps}${hosts.isPushing ? MESSAGING_HOSTS : ''}${[...services].join('')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types tiffin-html tiffin-worker default',
  ].join('; ');
};

/** Returns the policy of a page without script: one style by its hash, and forms of this site. */
export const plainSecurityPolicy = (style: string, apiHost: string): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `img-src 'self'${originOf(apiHost)} data:`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The service worker calls the same hosts as its pages, and runs no script but itself. */
export const workerSecurityPolicy = (apiHost: string): string =>
  `default-src 'none'; connect-src 'self'${originOf(apiHost)}`;

const originOf = (address: string): string => (address === '' ? '' : ` ${new URL(address).origin}`);

/** Headers of every response of this process. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** A year; without subdomains, which are not ours to decide about. */
export const STRICT_TRANSPORT = 'max-age=31536000';
