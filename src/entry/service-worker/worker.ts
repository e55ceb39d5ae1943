import type { FirstPage } from '@infra/drivers/browser/register-worker.ts';
import { createAssetHandler, type AssetHandler } from './asset-handler.ts';
import { PageHandler } from './page-handler.ts';
import { createCurrentSession, type CurrentSession } from './current-session.ts';
import { ReadHandler } from './read-handler.ts';
import { createAppCaches, type AppCaches } from './app-caches.ts';
import { strategyFor } from './request-strategy.ts';
import type { FetchTask, WorkerDeps } from './worker-deps.ts';

/**
 * Network first, with the cached copy as the fallback. Never replays a request later, and never shows one customer's
 * data to another.
 */
export class OfflineWorker {
  readonly #deps: WorkerDeps;
  readonly #appCaches: AppCaches;
  readonly #session: CurrentSession;
  readonly #assets: AssetHandler;
  readonly #pages: PageHandler;
  readonly #reads: ReadHandler;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    this.#appCaches = createAppCaches(deps);
    this.#session = createCurrentSession(deps);
    const parts = { ...deps, appCaches: this.#appCaches, session: this.#session };
    this.#assets = createAssetHandler(parts);
    this.#pages = new PageHandler({ ...parts, assets: this.#assets });
    this.#reads = new ReadHandler(parts);
  }

  /** Precaches the essential assets and the offline page. Most are in the HTTP cache: the page has just used them. */
  async install(): Promise<void> {
    await this.#assets.precache(this.#deps.build.essentials);
    await this.#pages.cacheOfflinePage();
  }

  /** Deletes the caches of older builds, once none of their pages is open. */
  activate(): Promise<void> {
    return this.#appCaches.deleteOtherBuilds();
  }

  /** Caches the page that registered the first worker and was loaded before it; from the HTTP cache where possible. */
  async cacheFirstPage({ address, isLoaded }: FirstPage): Promise<void> {
    const here = await this.#session.owner();
    await this.#pages.cache(
      address,
      await this.#deps.fetch(address, { cache: isLoaded ? 'force-cache' : 'default' }).catch(() => undefined),
      here,
    );
  }

  /** Returns the response to a request, or `undefined` for a request that the worker does not handle. */
  respond(turn: FetchTask): Promise<Response> | undefined {
    const { request } = turn;
    const url = new URL(request.url);
    switch (strategyFor({ method: request.method, url, isPage: request.mode === 'navigate' }, this.#deps.origin)) {
      case 'asset':
        return this.#assets.respond(url.pathname, turn.waitUntil);
      case 'reference':
        return this.#reads.reference(turn);
      case 'read':
        return this.#reads.read(turn);
      case 'page':
        return this.#pages.page(turn);
      case 'network-only':
        return this.#pages.networkOnly(turn);
      case 'cart-write':
        return this.#reads.cartWrite(turn);
      case 'sign-out':
        return this.#reads.signOut(turn);
      case 'pass-through':
        return undefined;
    }
  }
}
