import { createHash } from 'node:crypto';

const LIGHT = {
  ground: '#f7f1e8',
  card: '#fff',
  ink: '#23180f',
  quiet: '#5f5145',
  line: '#e6dccf',
  edge: '#918272',
  accent: '#c03a0b',
  'on-accent': '#fff',
  bad: '#b3261e',
  good: '#1a6b3c',
  ring: '#1d4ed8',
  press: '#f7f1e8',
};
const DARK: typeof LIGHT = {
  ground: '#16110d',
  card: '#261e18',
  ink: '#f8f0e6',
  quiet: '#c6b8a9',
  line: '#382e25',
  edge: '#86776a',
  accent: '#ffae45',
  'on-accent': '#2a1503',
  bad: '#ff9a8c',
  good: '#7fd8a4',
  ring: '#9dbbff',
  press: '#30271f',
};

const rootOf = (scheme: 'light' | 'dark', colours: typeof LIGHT): string => {
  const properties = Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{color-scheme:${scheme};${properties.join(';')}}`;
};

/** The colors of the site for pages without its style sheet, in the device's color scheme. */
export const PALETTE = `${rootOf('light', LIGHT)}@media(prefers-color-scheme:dark){${rootOf('dark', DARK)}}`;
export const FONT = '1rem/1.5 "Rubik Variable",Rubik,system-ui,"Segoe UI",roboto,arial,sans-serif';

/**
 * Allows no frame, the one style by its hash, and forms and pictures of this site only; scripts, of this site only,
 * where the page has one.
 */
const policyOf = (style: string, hasScript: boolean): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ...(hasScript ? ["script-src 'self'", "connect-src 'self'"] : []),
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Returns the headers of a page that the server renders without the app. */
export const pageHeaders = (style: string, hasScript = false) =>
  ({
    'content-security-policy': policyOf(style, hasScript),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
  }) as const;
