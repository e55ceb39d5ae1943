import { CACHED_AT_HEADER } from '@infra/drivers/browser/owner-caches.ts';
import type { ResponseCache, CachedResponse } from './response-cache.ts';
import { networkFirst, PAGE_TIMEOUT_MS, READ_TIMEOUT_MS } from './network-first.ts';
import { GUEST_OWNER, cacheOwnerOf, type CacheOwner } from './cache-owner.ts';
import type { CurrentSession } from './current-session.ts';
import type { AppCaches } from './app-caches.ts';
import { CART_PATH } from './request-strategy.ts';
import type { FetchTask, WorkerDeps } from './worker-deps.ts';

type Deps = Pick<WorkerDeps, 'fetch' | 'wait'> & { readonly session: CurrentSession; readonly appCaches: AppCaches };

/** API responses: network first, cached for the customer who requested them. */
export class ReadHandler {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Reference data that every page needs and that belongs to no customer. */
  async reference(turn: FetchTask): Promise<Response> {
    const { request } = turn;
    const { app } = this.#deps.appCaches;
    const store = async (response: Response): Promise<void> =>
      response.ok ? app.put(request.url, response) : undefined;
    const find = async (): Promise<CachedResponse | undefined> => withoutAge(await app.read(request.url));
    return networkFirst(turn, this.#deps.fetch(request), this.#deps, { store, find, timeoutMs: PAGE_TIMEOUT_MS });
  }

  /** A request with `cache: 'reload'` gets no cached copy: a decision depends on it. */
  async read(turn: FetchTask): Promise<Response> {
    const { request } = turn;
    const { session, appCaches } = this.#deps;
    const owner = await ownerOf(request);
    const store = async (response: Response): Promise<void> => {
      if (response.status === 401) return appCaches.deleteOtherOwners(GUEST_OWNER);
      if (response.status === 404 || response.status === 410) return appCaches.reads(owner).delete(request.url);
      if (response.ok) await this.#cacheForOwner(owner, (copies) => copies.put(request.url, response));
    };
    const find = async (): Promise<CachedResponse | undefined> =>
      request.cache !== 'reload' && (await session.isOwner(owner))
        ? appCaches.reads(owner).read(request.url)
        : undefined;
    return networkFirst(turn, this.#deps.fetch(request), this.#deps, { store, find, timeoutMs: READ_TIMEOUT_MS });
  }

  /** Replaces the cached cart with the answer to a change of the cart. */
  async cartWrite({ request, waitUntil }: FetchTask): Promise<Response> {
    const owner = await ownerOf(request);
    const response = await this.#deps.fetch(request);
    const { method } = request;
    if (response.ok) waitUntil(this.#replaceCart(owner, method === 'POST' ? response.clone() : undefined));
    return response;
  }

  /**
   * CART-5: at once, as the tab may be closed the next moment; also when the server is unreachable, since the session
   * ends then too.
   */
  async signOut({ request, waitUntil }: FetchTask): Promise<Response> {
    const answer = this.#deps.fetch(request);
    waitUntil(answer.catch(() => undefined).then(() => this.#deps.appCaches.deleteOtherOwners(GUEST_OWNER)));
    return answer;
  }

  async #replaceCart(owner: CacheOwner, answer: Response | undefined): Promise<void> {
    const copies = this.#deps.appCaches.reads(owner);
    const kept = (await copies.urls()).filter((address) => new URL(address).pathname === CART_PATH);
    const latest = kept.at(-1);
    for (const address of kept) await copies.delete(address);
    if (answer && latest !== undefined) await this.#cacheForOwner(owner, () => copies.put(latest, answer));
  }

  /** Caches for an owner who is signed in, before and after the write. */
  async #cacheForOwner(owner: CacheOwner, keep: (copies: ResponseCache) => Promise<void>): Promise<void> {
    const { session, appCaches } = this.#deps;
    if (!(await session.isOwner(owner))) return;
    await keep(appCaches.reads(owner));
    if (!(await session.isOwner(owner))) await appCaches.deleteOtherOwners((await session.owner()) ?? GUEST_OWNER);
  }
}

const ownerOf = (request: Request): Promise<CacheOwner> =>
  cacheOwnerOf(request.headers.get('authorization') ?? undefined);

/** Reports no age, since old reference data does not matter; the page still notices that the network has failed. */
const withoutAge = (copy: CachedResponse | undefined): CachedResponse | undefined => {
  copy?.response.headers.set(CACHED_AT_HEADER, '0');
  return copy;
};
