import type { PageRequest, RendererDeps } from '../request-app.ts';
import { frameOf, renderFrame, renderPage } from '../server.tsx';
import { OFFLINE_PAGE } from '../service-worker/page-handler.ts';
import type { Connection } from './connection.ts';
import type { PageAssets } from './assets.ts';
import { commonHeaders, contentSecurityPolicy } from './content-security.ts';
import { compressed, type Writer } from './compressed.ts';
import { documentEnd, documentStart, inlineStyles } from './document.ts';
import { usualDirection } from './usual-direction.ts';

type Deps = Omit<RendererDeps, 'fetch'> & {
  readonly fetchFor: (site: string, connection: Connection) => typeof globalThis.fetch;
  readonly assetsOf: (source: string | undefined) => PageAssets;
  /** The styles of a chosen comfort. */
  readonly comfortStyles: Pick<PageAssets, 'styles'>;
  readonly fontsOf: (language: string) => readonly string[];
  /** The inline boot script. */
  readonly boot: string;
  /** Resolves after a number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<undefined>;
};

/**
 * How long the head waits for the page's data; a slower page is sent in two parts, with the status that follows from
 * the address alone.
 */
const HEAD_WAIT_MS = 50;
/** Where the status depends on the data, a correct 404 is worth more than an early head. */
const STATUS_WAIT_MS = 1_000;

/** Sends whole pages: the head on its own or with the body, whichever is ready first. */
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
    const isFrame = url.pathname === OFFLINE_PAGE;
    const frame = frameOf(asked);
    if (frame.destination.kind === 'redirect') return redirectTo(frame.destination.to);
    const assets = deps.assetsOf(frame.source);
    const render = isFrame ? renderFrame : renderPage;
    const rendering = render(asked, { ...deps, fetch: deps.fetchFor(asked.site, connection) });
    const early = await Promise.race([
      rendering,
      deps.wait(frame.dependsOnData || isFrame ? STATUS_WAIT_MS : HEAD_WAIT_MS),
    ]);
    if (early?.redirect) return redirectTo(early.redirect);

    const language = early?.language ?? frame.language;
    const head = documentStart({
      language,
      direction: early?.direction ?? frame.direction ?? usualDirection(language),
      theme: frame.theme,
      comfort: frame.comfort,
      comfortStyles: deps.comfortStyles,
      assets,
      fonts: deps.fontsOf(language),
      boot: deps.boot,
    });
    const headers = new Headers({
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': contentSecurityPolicy(
        { script: deps.boot, styles: [assets, ...Object.values(assets.parts), deps.comfortStyles].map(inlineStyles) },
        {
          api: deps.apiHost,
          maps: deps.mapsUrl,
          isPushing: deps.push !== undefined,
          hostedChat: deps.hostedChat,
          hostedIdentity: deps.hostedIdentity,
        },
      ),
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
    const write = async (writer: Writer): Promise<void> => {
      await writer.write(head);
      if (!early) await writer.flush();
      const page = await rendering;
      await writer.write(documentEnd(page, page.part === undefined ? undefined : assets.parts[page.part], deps.boot));
    };
    return compressed(request, write, {
      status: early?.status ?? (frame.destination.kind === 'not-found' && !isFrame ? 404 : 200),
      headers,
    });
  };

const redirectTo = (location: string): Response =>
  new Response(null, { status: 302, headers: { ...commonHeaders, location, 'cache-control': 'no-store' } });
