import { CACHED_AT_HEADER } from '@infra/drivers/browser/owner-caches.ts';
import { isExpired, entriesToEvict, type CacheLimits } from './cache-limits.ts';

/** A cached response, and when the server sent it. */
export type CachedResponse = { readonly response: Response; readonly at: number };

/** The cached responses of one kind and one owner, by URL. */
export interface ResponseCache {
  read(address: string): Promise<CachedResponse | undefined>;
  /** Stores a response in place of the previous one. Does nothing if the storage is full or forbidden. */
  put(address: string, response: Response): Promise<void>;
  delete(address: string): Promise<void>;
  /** Cached URLs, the oldest first. */
  urls(): Promise<readonly string[]>;
}

type Deps = {
  readonly caches: Pick<CacheStorage, 'has' | 'match' | 'open'>;
  readonly name: string;
  readonly bounds: CacheLimits;
  readonly now: () => number;
};

/** Trims only on every eighth write: each trim reads every copy. */
const WRITES_PER_TRIM = 8;

export const createResponseCache = ({ caches, name, bounds, now }: Deps): ResponseCache => {
  let writes = 0;

  const trim = async (cache: Cache): Promise<void> => {
    const dated = await Promise.all(
      (await cache.keys()).map(async (key) => ({ key, at: dateOf(await cache.match(key, IGNORE_VARY)) })),
    );
    await Promise.all(entriesToEvict(dated, now(), bounds).map((key) => cache.delete(key, IGNORE_VARY)));
  };

  /** Opening a cache creates it: one that was deleted at sign-out must not come back, not even empty. */
  const existing = async (): Promise<Cache | undefined> => ((await caches.has(name)) ? caches.open(name) : undefined);
  const remove = async (address: string): Promise<void> =>
    void (await (await existing())?.delete(address, IGNORE_VARY));

  return {
    read: async (address) => {
      const response = await caches.match(address, { ...IGNORE_VARY, cacheName: name });
      const at = dateOf(response);
      if (response && !isExpired(at, now(), bounds)) return { response, at };
      if (response) await remove(address);
      return undefined;
    },
    put: async (address, response) => {
      try {
        const headers = new Headers(response.headers);
        headers.set(CACHED_AT_HEADER, String(now()));
        // The body is already decompressed. Browsers hide Set-Cookie from workers, so that no cookie is cached.
        for (const header of ['content-encoding', 'content-length']) headers.delete(header);
        const cache = await caches.open(name);
        await cache.put(address, new Response(await response.blob(), { status: response.status, headers }));
        if (writes++ % WRITES_PER_TRIM === 0) await trim(cache);
      } catch {
        // The storage is full, or the response broke off: only a copy is lost.
      }
    },
    delete: remove,
    urls: async () => ((await (await existing())?.keys()) ?? []).map(({ url }) => url),
  };
};

/** The owner of a copy already covers everything that a response varies by. */
const IGNORE_VARY = { ignoreVary: true } as const;

const dateOf = (response: Response | undefined): number =>
  Number(response?.headers.get(CACHED_AT_HEADER) || Number.NaN);
