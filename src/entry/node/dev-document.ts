import { readComfort, readTheme } from '@domain/appearance/index.ts';
import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import type { RenderedPage } from '../server.tsx';
import { comfortAttributes } from './document.ts';
import { escapeAttribute, escapeText } from './escape.ts';

/** A page of the development server: styles and scripts from their sources, no policy that would forbid hot reload. */
export const devDocument = ({ language, direction, head, body, data }: RenderedPage, cookies: string): string => {
  const jar = createRequestCookies(cookies);
  const theme = readTheme(jar.get('theme'));
  const comfort = readComfort(jar.get('comfort'));
  const comfortLink = comfort ? '<link rel="stylesheet" href="/src/styles/comfort.scss?direct">' : '';
  const themed = `${theme ? ` data-theme="${theme}"` : ''}${comfortAttributes(comfort)}`;
  return `<!doctype html><html lang="${escapeAttribute(language)}" dir="${direction}"${themed}><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeText(head.title)}</title>
<link rel="icon" href="/images/favicon.svg">
<link rel="stylesheet" href="/src/styles/global.scss?direct">${comfortLink}</head>
<body><div id="app">${body}</div>
<script type="application/json" id="page-data">${data.replaceAll('<', '\\u003c')}</script>
<script type="module" src="/src/entry/browser.tsx"></script></body></html>`;
};
