import { createHash } from 'node:crypto';

const LIGHT = `color-scheme:light;--ground:#f7f1e8;--card:#fff;--ink:#23180f;--quiet:#5f5145;--line:#e6dccf;--edge:#918272;--accent:#c03a0b;--on-accent:#fff;--bad:#b3261e;--good:#1a6b3c;--ring:#1d4ed8;--press:#f7f1e8`;
const DARK = `color-scheme:dark;--ground:#16110d;--card:#261e18;--ink:#f8f0e6;--quiet:#c6b8a9;--line:#382e25;--edge:#86776a;--accent:#ffae45;--on-accent:#2a1503;--bad:#ff9a8c;--good:#7fd8a4;--ring:#9dbbff;--press:#30271f`;

/** The colours of the site for pages without it, by the device's wish for light or dark. */
export const PALETTE = `:root{${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}`;
export const FONT = '1rem/1.5 "Rubik Variable",Rubik,system-ui,"Segoe UI",roboto,arial,sans-serif';

/** The sign in the browser's tab. */
export const ICON = '<link rel="icon" href="/images/favicon.svg" type="image/svg+xml">';

/** No script, no frame; the one style by its hash; forms go to this site, and pictures come from it. */
const policyOf = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Headers of every page that the server writes by itself. */
export const pageHeaders = (style: string) =>
  ({
    'content-security-policy': policyOf(style), 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin', 'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
  }) as const;
