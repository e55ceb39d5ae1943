import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { readComfort, readTheme, type Comfort } from '@domain/appearance/index.ts';
import { readDirection, type Direction } from '@domain/localization/index.ts';
import { createRequestCookies, type CookieJar } from '@infra/drivers/browser/cookie-jar.ts';
import { createCookieSession } from '@infra/identity/stored-session.adapter.ts';
import { moduleOf } from '../composition/page-modules.ts';
import { routes } from '../composition/route-table.ts';
import { startApp } from '../composition/start-app.ts';
import { DATA_CACHE } from '../composition/tokens.ts';
import { LOCALE_VIEW_MODEL } from '../features/locale/index.ts';
import { resolve } from '../di/index.ts';
import { NOW_VIEW_MODEL } from '../features/now/index.ts';
import { PAGES, type PageHead } from '../routes/index.ts';
import { destinationOf, type Destination, type Visitor } from '../routes/destination.ts';
import { START_COOKIE, startPathOf } from '../routes/start-path.ts';
import { loadServedViews } from '../ui/lazy/index.ts';
import { numbersOf } from '../i18n/index.ts';
import { AppRoot } from './app-root.tsx';
import { cookieMark, type PageData } from './page-data.ts';
import { plainPathOf } from './plain/plain-path.ts';
import { createRequestApp, requestedLanguage, type PageRequest, type RendererDeps } from './request-app.ts';

enableStaticRendering(true);

/** What is known of a page before any data is loaded: enough for the head of the document. */
export type PageFrame = {
  readonly source: string | undefined;
  readonly language: string;
  /** The stored direction of the chosen language; `undefined` where none is chosen. */
  readonly direction: Direction | undefined;
  readonly theme: string | undefined;
  readonly comfort: Comfort | undefined;
  /** Known from the address and the cookies, so that even a slow page has a status. */
  readonly destination: Destination;
  /** The address names an entity that may not exist: the status depends on the data. */
  readonly dependsOnData: boolean;
};

export type RenderedPage = {
  readonly status: number;
  readonly redirect: string | undefined;
  readonly language: string;
  readonly direction: string;
  readonly head: PageHead;
  readonly body: string;
  /** JSON of `PageData`. */
  readonly data: string;
  readonly site: string;
  /** What the page says while its scripts are missing. */
  readonly late: { readonly text: string; readonly again: string };
  /** What it says and where it leads without any script. */
  readonly plain: {
    readonly text: string;
    readonly cart: string;
    readonly order: string;
    /** The plain page that does the same; `undefined` where there is none, or none is needed. */
    readonly path: string | undefined;
  };
  /** The module of a part that the page has loaded, as named in the build's manifest. */
  readonly part: string | undefined;
  /** A document without an address of its own: its data are public, and the requested page replaces it. */
  readonly isFrame: boolean;
};

export const frameOf = (request: PageRequest): PageFrame => {
  const cookies = createRequestCookies(request.cookies);
  const destination = destinationOf(routes, request, visitorOf(cookies));
  const match = destination.kind === 'page' ? destination.match : undefined;
  return {
    source: match && moduleOf(match.route.name),
    destination,
    dependsOnData: Object.keys(match?.place.params ?? {}).length > 0,
    language: requestedLanguage(cookies, request.acceptLanguage),
    direction: cookies.get('locale') === undefined ? undefined : readDirection(cookies.get('dir')),
    theme: readTheme(cookies.get('theme')),
    comfort: readComfort(cookies.get('comfort')),
  };
};

const visitorOf = (cookies: CookieJar): Visitor => {
  const isSignedIn = () => createCookieSession({ cookies }).read() !== undefined;
  return { isSignedIn, startPath: () => startPathOf(cookies.get(START_COOKIE), isSignedIn()) };
};

/** Renders one page for one visitor, in a container of its own. */
export const renderPage = (request: PageRequest, deps: RendererDeps): Promise<RenderedPage> =>
  render(request, deps, false);

/**
 * ERROR-6: Renders the offline page that an installed app shows instead of a page it has not cached, with the reference
 * data of every page and without a session.
 */
export const renderFrame = async (request: PageRequest, deps: RendererDeps): Promise<RenderedPage> => {
  const cookies = request.cookies
    .split(';')
    .filter((cookie) => FRAME_COOKIES.has(cookie.split('=')[0]?.trim() ?? ''))
    .join(';');
  return { ...(await render({ ...request, cookies, path: '/', search: '' }, deps, true)), status: 200 };
};

const FRAME_COOKIES = new Set(['locale', 'dir', 'currency', 'theme']);

const render = async (request: PageRequest, deps: RendererDeps, isFrame: boolean): Promise<RenderedPage> => {
  const cookies = createRequestCookies(request.cookies);
  const mark = cookieMark(cookies);
  const { i18n, offsets, container } = await createRequestApp(request, cookies, deps);
  await startApp(container);
  const pages = resolve(container, PAGES);
  const outcome = isFrame ? pages.fail() : await pages.open({ path: request.path, search: request.search });
  const locale = resolve(container, LOCALE_VIEW_MODEL);
  await loadServedViews();
  const body = renderToString(
    <StaticRouter location={request.path + request.search}>
      <AppRoot container={container} i18n={i18n} />
    </StaticRouter>,
  );
  const data: PageData = {
    apiHost: deps.apiHost,
    ...(deps.publicUrl !== undefined && { site: deps.publicUrl }),
    ...(deps.mapsUrl !== '' && { mapsUrl: deps.mapsUrl }),
    ...(deps.adminUrl !== '' && { adminUrl: deps.adminUrl }),
    ...(deps.push && { push: deps.push }),
    ...(deps.hostedChat && { hostedChat: deps.hostedChat }),
    ...(deps.hostedIdentity && { hostedIdentity: deps.hostedIdentity }),
    now: resolve(container, NOW_VIEW_MODEL).now,
    offsets: offsets.known(),
    language: locale.language,
    cookies: mark,
    signs: numbersOf(locale.language).signs,
    cache: resolve(container, DATA_CACHE).snapshot(),
  };
  return {
    status: outcome.kind === 'not-found' ? 404 : outcome.kind === 'failed' ? 503 : 200,
    redirect: outcome.kind === 'redirect' ? outcome.to : undefined,
    language: locale.language,
    direction: locale.direction,
    head: pages.shown?.viewModel.head(i18n.t) ?? {
      title: i18n.t(isFrame ? 'failure.connection' : 'not_found.title'),
      isPrivate: true,
    },
    body,
    data: JSON.stringify(data),
    site: request.site,
    late: { text: i18n.t('late.text'), again: i18n.t('late.again') },
    plain: {
      text: i18n.t('plain.no_script'),
      cart: i18n.t('cart.title'),
      order: i18n.t('plain.order'),
      path: isFrame ? undefined : plainPathOf(request),
    },
    part: partOf(pages.shown?.viewModel.codePart),
    isFrame,
  };
};

/** Returns the path of a page's module, as named in the build's manifest. */
const partOf = (name: string | undefined): string | undefined => name && `src/composition/pages/${name}.part.ts`;
