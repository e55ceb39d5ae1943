import type { PageRequest, RendererDeps } from '../server.tsx';
import { frameOf, renderFrame, renderPage } from '../server.tsx';
import { OFFLINE_PAGE } from '../service-worker/page-answers.ts';
import type { Connection } from './connection.ts';
import type { PageAssets } from './assets.ts';
import { commonHeaders, contentSecurityPolicy } from './content-security.ts';
import { compressed, type Writer } from './compressed.ts';
import { documentEnd, documentStart, inlineStyles } from './document.ts';

type Deps = Omit<RendererDeps, 'fetch'> & {
  readonly fetchFor: (site: string, connection: Connection) => typeof globalThis.fetch;
  /** Where the site is reached from outside; `undefined` takes each request's own origin. */
  readonly publicUrl: string | undefined;
  readonly assetsOf: (source: string | undefined) => PageAssets;
  readonly fontsOf: (language: string) => readonly string[];
  readonly directionOf: (language: string) => string;
  /** The inline script that wakes the page up. */
  readonly boot: string;
};

/** How long the head waits for the page's data; what takes longer is sent in two parts, and its status can no longer change. */
const HEAD_WAIT_MS = 50;
/** Where the status hangs on the data an honest 404 is worth more than an early head. */
const STATUS_WAIT_MS = 1_000;

/** Answers with whole pages: the head at once or with the body, whichever comes first. */
export const createPageServer =
  (deps: Deps) =>
  async (request: Request, connection: Connection): Promise<Response> => {
    const url = new URL(request.url);
    const asked: PageRequest = {
      path: url.pathname,
      search: url.search,
      cookies: request.headers.get('cookie') ?? '',
      acceptLanguage: request.headers.get('accept-language') ?? '',
      site: deps.publicUrl ?? url.origin,
    };
    const frame = frameOf(asked);
    const assets = deps.assetsOf(frame.source);
    const render = url.pathname === OFFLINE_PAGE ? renderFrame : renderPage;
    const rendering = render(asked, { ...deps, fetch: deps.fetchFor(asked.site, connection) });
    const early = await Promise.race([rendering, wait(frame.namesSomething || render === renderFrame ? STATUS_WAIT_MS : HEAD_WAIT_MS)]);
    if (early?.redirect) return new Response(null, { status: 302, headers: { ...commonHeaders, location: early.redirect, 'cache-control': 'no-store' } });

    const language = early?.language ?? frame.language;
    const head = documentStart({
      language,
      direction: early?.direction ?? deps.directionOf(language),
      theme: frame.theme,
      assets,
      fonts: deps.fontsOf(language),
      boot: deps.boot,
    });
    const headers = new Headers({
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': contentSecurityPolicy({ script: deps.boot, styles: [assets, ...Object.values(assets.parts)].map(inlineStyles) }, { api: deps.apiHost, maps: deps.mapsUrl, isPushing: deps.push !== undefined }),
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
    const write = async (writer: Writer): Promise<void> => {
      await writer.write(head);
      if (!early) await writer.flush();
      const page = await rendering;
      await writer.write(documentEnd(page, page.part === undefined ? undefined : assets.parts[page.part], deps.boot));
    };
    return compressed(request, write, { status: early?.status ?? 200, headers });
  };

const wait = (milliseconds: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
