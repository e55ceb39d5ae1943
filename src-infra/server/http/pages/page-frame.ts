import { raw } from 'hono/html';
import { html, type Html } from './html.ts';

type Page = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  /** Our own style sheet; its hash is in the content security policy of the page. */
  readonly style: string;
  readonly head?: Html;
  readonly body: Html;
};

/** Renders a complete document that works without the app's script. */
export const pageFrame = ({ language, direction, title, style, head, body }: Page): string =>
  html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
${head}
<title>${title}</title>
<link rel="icon" href="/images/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style>
</head>
<body>${body}</body>
</html>`.toString();
