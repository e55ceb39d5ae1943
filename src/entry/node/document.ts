import { comfortMarks, type Comfort } from '@domain/appearance/index.ts';
import type { RenderedPage } from '../server.tsx';
import { PLAIN_CART } from '../plain/plain-path.ts';
import type { PageAssets, PagePart } from './assets.ts';
import { escapeAttribute, escapeText } from './escape.ts';

export type DocumentFrame = {
  readonly language: string;
  readonly direction: string;
  readonly theme: string | undefined;
  readonly comfort: Comfort | undefined;
  /** The styles of a chosen comfort. */
  readonly comfortStyles: Pick<PageAssets, 'styles'>;
  readonly assets: PageAssets;
  readonly fonts: readonly string[];
  readonly boot: string;
};

/** What can be sent before any data is loaded: everything the first paint needs except texts and pictures. */
export const documentStart = ({
  language,
  direction,
  theme,
  comfort,
  comfortStyles,
  assets,
  fonts,
}: DocumentFrame): string =>
  [
    `<!doctype html><html lang="${escapeAttribute(language)}"` +
      ` dir="${escapeAttribute(direction)}"${theme ? ` data-theme="${escapeAttribute(theme)}"` : ''}` +
      `${comfortAttributes(comfort)}><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    `<style>${inlineStyles(assets)}</style>`,
    // The bundle looks for these links before it fetches a stylesheet: inlined styles are never fetched.
    ...inlinedLinks(assets),
    ...(comfort ? [`<style>${inlineStyles(comfortStyles)}</style>`, ...inlinedLinks(comfortStyles)] : []),
    `<meta name="entry" content="${assets.entry}" data-scripts="${assets.scripts.join(' ')}"` +
      ` data-texts="${textFiles(language)}">`,
    '<link rel="icon" href="/images/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/images/apple_touch_icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...themeColours(theme),
  ].join('');

export const documentEnd = (page: RenderedPage, part: PagePart | undefined, boot: string): string =>
  [
    headOf(page),
    page.plain.path !== undefined
      ? `<noscript><meta http-equiv="refresh" content="0;url=${escapeAttribute(page.plain.path)}"></noscript>`
      : '',
    ...(part
      ? [
          `<style>${inlineStyles(part)}</style>`,
          ...inlinedLinks(part),
          `<meta name="part" content="${part.scripts.join(' ')}">`,
        ]
      : []),
    // A document without an address of its own is replaced instead of hydrated.
    `</head><body><noscript><p id="plain">${escapeText(page.plain.text)} ` +
      `<a href="${PLAIN_CART}">${escapeText(page.plain.cart)}</a></p></noscript>` +
      `<div id="app"${page.isFrame ? ' data-frame' : ''}>${page.body}</div>`,
    // Shown by the boot script while the page's scripts are missing.
    `<div id="late" role="alert" hidden><p>${escapeText(page.late.text)} ` +
      `<a href="">${escapeText(page.late.again)}</a> · ` +
      `<a href="${escapeAttribute(page.plain.path ?? PLAIN_CART)}">${escapeText(page.plain.order)}</a></p></div>`,
    `<script type="application/json" id="page-data">${page.data.replaceAll('<', '\\u003c')}</script>`,
    `<script>${boot}</script></body></html>`,
  ].join('');

/** The browser's theme color: the page's background in the chosen theme, or else the device's. */
const themeColours = (theme: string | undefined): readonly string[] =>
  Object.entries(GROUNDS).flatMap(([name, colour]) =>
    theme !== undefined && theme in GROUNDS && theme !== name
      ? []
      : [
          `<meta name="theme-color" content="${colour}"` +
            `${theme === name ? '' : ` media="(prefers-color-scheme: ${name})"`}>`,
        ],
  );

/** `--background-primary` of both palettes. */
const GROUNDS = { light: '#fffcf8', dark: '#16110d' } as const;

/** ACCESS-3a: the marks that the styles of a chosen comfort go by. */
export const comfortAttributes = (comfort: Comfort | undefined): string =>
  Object.entries(comfortMarks(comfort))
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${value}"`))
    .join('');

export const inlineStyles = ({ styles }: Pick<PageAssets, 'styles'>): string => styles.map(({ css }) => css).join('');

/**
 * Marks styles that the document already has, so that late code does not load their files. Their type is no style
 * sheet's, because browsers that look ahead in the document load disabled ones as well.
 */
const inlinedLinks = ({ styles }: Pick<PageAssets, 'styles'>): readonly string[] =>
  styles.map(({ href }) => `<link rel="stylesheet" type="inlined" href="${href}" disabled>`);

const textFiles = (language: string): string =>
  ['translation', 'errors'].map((ns) => `/locales/${encodeURIComponent(language)}/${ns}.json`).join(' ');

const headOf = ({ head, site }: RenderedPage): string =>
  [
    `<title>${escapeText(head.title)}</title>`,
    head.description && `<meta name="description" content="${escapeAttribute(head.description)}">`,
    head.canonical && `<link rel="canonical" href="${escapeAttribute(site + head.canonical)}">`,
    head.isPrivate && '<meta name="robots" content="noindex">',
    `<meta property="og:title" content="${escapeAttribute(head.title)}">`,
    head.image && `<meta property="og:image" content="${escapeAttribute(head.image)}">`,
    head.preload &&
      `<link rel="preload" as="image" fetchpriority="high" href="${escapeAttribute(head.preload.href)}"` +
        ` imagesrcset="${escapeAttribute(head.preload.srcSet)}"` +
        ` imagesizes="${escapeAttribute(head.preload.sizes)}">`,
    head.structured &&
      `<script type="application/ld+json">${JSON.stringify(head.structured).replaceAll('<', '\\u003c')}</script>`,
  ]
    .filter(Boolean)
    .join('');
