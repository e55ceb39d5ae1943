import { KEPT_AT } from '@infra/drivers/browser/kept-copies.ts';
import { isTooOld, surplus, type Bounds } from './bounds.ts';

/** A copy of an answer, and when it was the server's. */
export type Copy = { readonly response: Response; readonly at: number };

/** Copies of one kind and one owner, under addresses. */
export interface Copies {
  read(address: string): Promise<Copy | undefined>;
  /** Keeps an answer instead of whatever stood there. A full or forbidden storage keeps nothing and harms nothing. */
  keep(address: string, response: Response): Promise<void>;
  forget(address: string): Promise<void>;
  /** Addresses with a copy, the oldest first. */
  addresses(): Promise<readonly string[]>;
}

type Deps = { readonly caches: Pick<CacheStorage, 'open'>; readonly name: string; readonly bounds: Bounds; readonly now: () => number };

/** The number is looked at only so often: each look reads every copy. */
const KEEPS_BETWEEN_LOOKS = 8;

export const createCopies = ({ caches, name, bounds, now }: Deps): Copies => {
  let keeps = 0;

  const trim = async (cache: Cache): Promise<void> => {
    const dated = await Promise.all((await cache.keys()).map(async (key) => ({ key, at: dateOf(await cache.match(key, exactly)) })));
    await Promise.all(surplus(dated, now(), bounds).map((key) => cache.delete(key, exactly)));
  };

  return {
    read: async (address) => {
      const cache = await caches.open(name);
      const response = await cache.match(address, exactly);
      const at = dateOf(response);
      if (response && !isTooOld(at, now(), bounds)) return { response, at };
      if (response) await cache.delete(address, exactly);
      return undefined;
    },
    keep: async (address, response) => {
      try {
        const headers = new Headers(response.headers);
        headers.set(KEPT_AT, String(now()));
        // The body is unpacked by now, and no cookie belongs into a copy.
        for (const header of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(header);
        const cache = await caches.open(name);
        await cache.put(address, new Response(await response.blob(), { status: response.status, headers }));
        if (keeps++ % KEEPS_BETWEEN_LOOKS === 0) await trim(cache);
      } catch {
        // Nothing is lost but a copy: the storage is full, or the answer broke off.
      }
    },
    forget: async (address) => void (await (await caches.open(name)).delete(address, exactly)),
    addresses: async () => (await (await caches.open(name)).keys()).map(({ url }) => url),
  };
};

/** What an answer varies by is part of whose copies they are. */
const exactly = { ignoreVary: true } as const;

const dateOf = (response: Response | undefined): number => Number(response?.headers.get(KEPT_AT) || Number.NaN);
