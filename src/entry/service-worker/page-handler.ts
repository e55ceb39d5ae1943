import type { CachedResponse } from './response-cache.ts';
import type { AssetHandler } from './asset-handler.ts';
import { networkFirst, PAGE_TIMEOUT_MS } from './network-first.ts';
import { GUEST_OWNER, type CacheOwner } from './cache-owner.ts';
import { assetsIn, markAsCached } from './cached-page.ts';
import type { CurrentSession } from './current-session.ts';
import type { AppCaches } from './app-caches.ts';
import { isStartPath, START_COOKIE, startPathOf } from '../../routes/start-path.ts';
import { strategyFor, shopUnderSheet } from './request-strategy.ts';
import type { FetchTask, WorkerDeps } from './worker-deps.ts';

type Deps = Pick<WorkerDeps, 'cookie' | 'fetch' | 'origin' | 'wait'> & {
  readonly session: CurrentSession;
  readonly appCaches: AppCaches;
  readonly assets: AssetHandler;
};

/** The page shown in place of those without a cached copy. */
export const OFFLINE_PAGE = '/offline';
/** Cookies that change the rendering of every page, and those that change pages with shops. */
const FRAME_COOKIES = ['locale', 'currency', 'theme', 'comfort'] as const;
const PAGE_COOKIES = [...FRAME_COOKIES, 'address'] as const;
const COOKIES_HEADER = 'x-kept-look';

/** Server-rendered pages, cached for the customer they were rendered for. */
export class PageHandler {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async page(turn: FetchTask): Promise<Response> {
    const { url } = turn.request;
    // Another customer may sign in while the page is loading: it belongs to the one who was signed in when it was
    // requested.
    const owner = this.#deps.session.owner();
    const keeping = {
      store: async (response: Response) => this.cache(url, response, await owner),
      find: async () => (await this.#cached(url)) ?? this.#start(new URL(url)),
      timeoutMs: PAGE_TIMEOUT_MS,
    };
    return networkFirst(turn, this.#fetch(turn), this.#deps, keeping).catch(() => this.#offline(url));
  }

  /** Pages with forms, or with prices about to be paid, are never cached. */
  async networkOnly(turn: FetchTask): Promise<Response> {
    return this.#fetch(turn).catch(() => this.#offline(undefined));
  }

  async cache(address: string, response: Response | undefined, owner: CacheOwner | undefined): Promise<void> {
    const { session, appCaches, assets } = this.#deps;
    if (!response || !this.#isCacheable(address, response) || owner === undefined || !(await session.isOwner(owner)))
      return;
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set(COOKIES_HEADER, await session.cookieDigest(PAGE_COOKIES));
    await appCaches.pages(owner).put(address, new Response(html, { headers }));
    // A customer who signed out during the write must leave no copies behind.
    await appCaches.deleteOtherOwners((await session.owner()) ?? GUEST_OWNER);
    await assets.precache(assetsIn(html));
    if (!(await appCaches.app.read(await this.#offlineAddress()))) await this.cacheOfflinePage();
  }

  async cacheOfflinePage(): Promise<void> {
    const response = await this.#deps.fetch(OFFLINE_PAGE).catch(() => undefined);
    if (!response?.ok || response.redirected || !isHtml(response)) return;
    await this.#deps.appCaches.app.put(await this.#offlineAddress(), response);
  }

  #isCacheable(address: string, response: Response): boolean {
    const isPage = strategyFor({ method: 'GET', url: new URL(address), isPage: true }, this.#deps.origin) === 'page';
    return (
      isPage &&
      response.ok &&
      !response.redirected &&
      isHtml(response) &&
      !/no-store/.test(response.headers.get('cache-control') ?? '')
    );
  }

  async #fetch({ request, preloaded }: FetchTask): Promise<Response> {
    return (await preloaded()) ?? this.#deps.fetch(request);
  }

  async #cached(address: string): Promise<CachedResponse | undefined> {
    const { session, appCaches } = this.#deps;
    const here = await session.owner();
    const copy = here && (await appCaches.pages(here).read(address));
    if (!copy || copy.response.headers.get(COOKIES_HEADER) !== (await session.cookieDigest(PAGE_COOKIES)))
      return undefined;
    return { at: copy.at, response: await markedAsCached(copy) };
  }

  async #offline(address: string | undefined): Promise<Response> {
    const url = address === undefined ? undefined : new URL(address);
    const shop = url && shopUnderSheet(url);
    if (shop && (await this.#cached(shop.href))) return Response.redirect(shop.href, 302);
    const start = url && (await this.#start(url));
    if (start) return start.response;
    const page = await this.#deps.appCaches.app.read(await this.#offlineAddress());
    return page ? markedAsCached(page) : Response.error();
  }

  /** ACCESS-3c: leads an app that is opened to the chosen page, or home where only that has a copy. */
  async #start({ pathname }: URL): Promise<{ readonly response: Response } | undefined> {
    if (!isStartPath(pathname)) return undefined;
    const { cookie, origin } = this.#deps;
    const isSignedIn = (await cookie?.('access_token')) !== undefined;
    const chosen = new URL(startPathOf(await cookie?.(START_COOKIE), isSignedIn), origin).href;
    const home = new URL('/', origin).href;
    const isHome = !(await this.#cached(chosen)) && (await this.#cached(home)) !== undefined;
    return { response: Response.redirect(isHome ? home : chosen, 302) };
  }

  async #offlineAddress(): Promise<string> {
    return `${OFFLINE_PAGE}?${await this.#deps.session.cookieDigest(FRAME_COOKIES)}`;
  }
}

const markedAsCached = async ({ response, at }: CachedResponse): Promise<Response> =>
  new Response(markAsCached(await response.text(), at), { headers: response.headers });
const isHtml = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html');
