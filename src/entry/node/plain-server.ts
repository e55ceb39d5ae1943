import { isOwnRequest, readBytes } from '../../../src-infra/server/index.ts';
import type { PlainRequest, RenderedPlain, renderPlain } from '../plain/render-plain.tsx';
import type { RendererDeps } from '../request-app.ts';
import type { Connection } from './connection.ts';
import { commonHeaders, plainSecurityPolicy } from './content-security.ts';
import { comfortAttributes } from './document.ts';
import { escapeAttribute, escapeText } from './escape.ts';
import { PLAIN_STYLE } from './plain-style.ts';

type Deps = Omit<RendererDeps, 'fetch'> & {
  readonly fetchFor: (site: string, connection: Connection) => typeof globalThis.fetch;
  /** The styles of every page: colors, type, spaces. */
  readonly styles: string;
  /** Those of a chosen comfort. */
  readonly comfortStyles: string;
  readonly render: typeof renderPlain;
};

/** Plain forms are short; a longer body is somebody else's. */
const MAX_FORM_BYTES = 16_384;

/** ACCESS-4: serves the pages that need no script. */
export const createPlainServer =
  (deps: Deps) =>
  async (request: Request, connection: Connection): Promise<Response> => {
    const url = new URL(request.url);
    const site = deps.publicUrl ?? url.origin;
    const rendered = await deps.render(
      {
        path: url.pathname,
        search: url.search,
        cookies: request.headers.get('cookie') ?? '',
        acceptLanguage: request.headers.get('accept-language') ?? '',
        site,
        sent: await readForm(request, site),
      },
      { ...deps, fetch: deps.fetchFor(site, connection) },
    );
    const style = deps.styles + PLAIN_STYLE + (rendered.comfort ? deps.comfortStyles : '');
    const headers = new Headers({
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': plainSecurityPolicy(style, deps.apiHost),
      ...(rendered.redirect !== undefined && { location: rendered.redirect }),
    });
    for (const cookie of rendered.cookies) headers.append('set-cookie', cookie);
    const body = rendered.redirect === undefined && request.method !== 'HEAD' ? documentOf(rendered, style) : null;
    return new Response(body, { status: rendered.status, headers });
  };

const readForm = async (request: Request, site: string): Promise<PlainRequest['sent']> => {
  if (request.method !== 'POST') return undefined;
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  if (!isForm || !isOwnRequest(request.headers, site)) return 'refused';
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  return bytes ? new URLSearchParams(bytes.toString('utf8')) : 'refused';
};

const documentOf = ({ language, direction, theme, comfort, title, body }: RenderedPlain, style: string): string =>
  `<!doctype html><html lang="${escapeAttribute(language)}" dir="${escapeAttribute(direction)}"` +
  (theme === undefined ? '' : ` data-theme="${escapeAttribute(theme)}"`) +
  `${comfortAttributes(comfort)}><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  '<meta name="color-scheme" content="light dark"><link rel="icon" href="/images/favicon.svg" type="image/svg+xml">' +
  `<title>${escapeText(title)} · Tiffin</title><style>${style}</style></head><body>${body}</body></html>`;
