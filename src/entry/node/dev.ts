import type { Hono } from 'hono';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { createMarketplace, readConfig } from '../../../src-infra/server/index.ts';
import type { PageRequest, RendererDeps } from '../request-app.ts';
import type { renderPlain } from '../plain/render-plain.tsx';
import type { renderPage } from '../server.tsx';
import { readApiHost } from './api-host.ts';
import type { Connection } from './connection.ts';
import { devDocument } from './dev-document.ts';
import { createLocalTexts } from './local-texts.ts';
import { createPlainServer } from './plain-server.ts';
import { createSiteFetch } from './site-fetch.ts';
import { createSiteFiles } from './site-files.ts';
import { createReadVisit } from './visits.ts';
import { createWebApp } from './web-app.ts';

type Renderer = { readonly renderPage: typeof renderPage };
type PlainRenderer = { readonly renderPlain: typeof renderPlain };

/** Serves the product from its sources: the bundler reloads the modules that render pages after each edit. */
export const createDevApp = async (vite: ViteDevServer): Promise<Hono<never>> => {
  const { root } = vite.config;
  const config = readConfig(process.env);
  const apiHost = readApiHost(process.env['API_HOST']);
  if (!config.ok) throw new Error(config.error.map((mistake) => mistake.sentence).join('\n'));
  if (!apiHost.ok) throw new Error(apiHost.error.sentence);
  const opened =
    apiHost.value === ''
      ? await createMarketplace(config.value, { pictures: join(root, 'src-infra/server/demo-city/images') })
      : undefined;
  if (opened && !opened.ok) throw new Error(opened.error.sentence);
  const marketplace = opened?.value;
  vite.httpServer?.once('close', () => void marketplace?.close());

  const mapsUrl = config.value.maps?.url ?? '';
  const adminUrl = config.value.adminUrl ?? '';
  const push = config.value.push?.client;
  const { hostedChat } = config.value;
  const hostedIdentity = config.value.hostedIdentity?.client;
  const fetchFor = createSiteFetch(marketplace);
  const rendering = {
    fetchFor,
    apiHost: apiHost.value,
    mapsUrl,
    adminUrl,
    push,
    hostedChat,
    hostedIdentity,
    publicUrl: undefined,
    now: () => (marketplace ? marketplace.now() : Date.now()),
    loadTexts: createLocalTexts(join(root, 'src/public/locales')),
    report: (problem: string, cause?: unknown) => console.error(problem, cause),
  };
  const deps = (site: string, connection: Connection): RendererDeps => ({
    ...rendering,
    fetch: fetchFor(site, connection),
  });

  const page = async (request: Request, connection: Connection): Promise<Response> => {
    const { renderPage: render } = (await vite.ssrLoadModule('/src/entry/server.tsx')) as Renderer;
    const { pathname, search, origin } = new URL(request.url);
    const asked: PageRequest = {
      path: pathname,
      search,
      site: origin,
      cookies: request.headers.get('cookie') ?? '',
      acceptLanguage: request.headers.get('accept-language') ?? '',
    };
    const rendered = await render(asked, deps(origin, connection));
    if (rendered.redirect) return new Response(null, { status: 302, headers: { location: rendered.redirect } });
    const html = await vite.transformIndexHtml(pathname, devDocument(rendered, asked.cookies));
    return new Response(html, { status: rendered.status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  };

  const plain = createPlainServer({
    ...rendering,
    styles: '@import "/src/styles/global.scss?direct";',
    comfortStyles: '',
    render: async (request, given) =>
      ((await vite.ssrLoadModule('/src/entry/plain/render-plain.tsx')) as PlainRenderer).renderPlain(request, given),
  });
  const siteFile = createSiteFiles({ fetchFor, apiHost: apiHost.value, publicUrl: config.value.publicUrl });
  // Hono's type names the bindings of Node's adapter, which Vite's server does not give.
  return createWebApp({
    readVisit: createReadVisit(config.value),
    marketplace,
    apiHost: apiHost.value,
    mapsUrl,
    adminUrl,
    push,
    hostedChat,
    hostedIdentity,
    staticFile: () => undefined,
    siteFile,
    page,
    plain,
  }) as unknown as Hono<never>;
};
