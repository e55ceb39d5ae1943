import { readTheme } from '@domain/appearance/index.ts';
import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import type { RenderedPage } from '../server.tsx';
import { escapeAttribute, escapeText } from './escape.ts';

/** A page of the development server: styles and scripts from their sources, no policy that would forbid hot reload. */
export const devDocument = ({ language, direction, head, body, data }: RenderedPage, cookies: string): string => {
  const theme = readTheme(createRequestCookies(cookies).get('theme'));
  const themed = theme ? ` data-theme="${theme}"` : '';
  return `<!doctype html><html lang="${escapeAttribute(language)}" dir="${direction}"${themed}><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeText(head.title)}</title>
<link rel="icon" href="/images/favicon.svg"><link rel="stylesheet" href="/src/styles/global.scss?direct"></head>
<body><div id="app">${body}</div>
<script type="application/json" id="page-data">${data.replaceAll('<', '\\u003c')}</script>
<script type="module" src="/src/entry/browser.tsx"></script></body></html>`;
};
