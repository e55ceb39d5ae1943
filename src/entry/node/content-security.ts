import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of one page: scripts and styles from here, plus the two inlined ones by their hash; data and pictures also from the API's host. */
export const contentSecurityPolicy = (inline: { readonly script: string; readonly style: string }, apiHost: string): string => {
  const api = apiHost === '' ? '' : ` ${new URL(apiHost).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(inline.script)}`,
    `style-src 'self' ${hashOf(inline.style)}`,
    `img-src 'self'${api} data:`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types tiffin-html default',
  ].join('; ');
};

/** Headers of every answer of this process. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};
