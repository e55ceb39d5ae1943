import { CACHE_PREFIX, OWNER_CACHE_PREFIX } from '@infra/drivers/browser/owner-caches.ts';
import { ASSET_LIMITS, PAGE_LIMITS, READ_LIMITS, type CacheLimits } from './cache-limits.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import type { CacheOwner } from './cache-owner.ts';
import type { WorkerDeps } from './worker-deps.ts';

/**
 * The caches of this build and of each customer. Cached pages refer to files, so they are deleted with their build; API
 * responses are not.
 */
export interface AppCaches {
  readonly app: ResponseCache;
  reads(owner: CacheOwner): ResponseCache;
  pages(owner: CacheOwner): ResponseCache;
  /** Deletes the caches of every other owner. */
  deleteOtherOwners(here: CacheOwner): Promise<void>;
  /** Deletes the files and pages of other builds. */
  deleteOtherBuilds(): Promise<void>;
}

export const createAppCaches = ({
  caches,
  now,
  build: { version },
}: Pick<WorkerDeps, 'build' | 'caches' | 'now'>): AppCaches => {
  const opened = new Map<string, ResponseCache>();
  const open = (name: string, bounds: CacheLimits): ResponseCache => {
    const copies = opened.get(name) ?? createResponseCache({ caches, name, bounds, now });
    opened.set(name, copies);
    return copies;
  };
  const forget = async (isOver: (name: string) => boolean): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOver).map((name) => caches.delete(name)));
  };
  const reads = `${OWNER_CACHE_PREFIX}reads-`;
  return {
    app: open(`${CACHE_PREFIX}app-${version}`, ASSET_LIMITS),
    reads: (owner) => open(reads + owner, READ_LIMITS),
    pages: (owner) => open(`${OWNER_CACHE_PREFIX}pages-${version}-${owner}`, PAGE_LIMITS),
    deleteOtherOwners: (here) => forget((name) => name.startsWith(OWNER_CACHE_PREFIX) && !name.endsWith(`-${here}`)),
    deleteOtherBuilds: () =>
      forget((name) => name.startsWith(CACHE_PREFIX) && !name.startsWith(reads) && !name.includes(`-${version}`)),
  };
};
