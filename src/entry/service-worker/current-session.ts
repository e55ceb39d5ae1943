import { digestOf, GUEST_OWNER, cacheOwnerOf, type CacheOwner } from './cache-owner.ts';
import type { WorkerDeps } from './worker-deps.ts';

/** The session of this device, as its cookies say. */
export interface CurrentSession {
  /**
   * The owner of the current session; `undefined` where the browser hides cookies from workers: then pages are not
   * cached.
   */
  owner(): Promise<CacheOwner | undefined>;
  /** Without cookies, every request without a token is a guest's. */
  isOwner(owner: CacheOwner): Promise<boolean>;
  /** Returns a digest of the named cookies. */
  cookieDigest(cookies: readonly string[]): Promise<string>;
}

export const createCurrentSession = ({ cookie }: Pick<WorkerDeps, 'cookie'>): CurrentSession => {
  const owner = async (): Promise<CacheOwner | undefined> => cookie && cacheOwnerOf(await cookie('access_token'));
  return {
    owner,
    isOwner: async (candidate) => candidate === ((await owner()) ?? GUEST_OWNER),
    cookieDigest: async (cookies) => digestOf(JSON.stringify(cookie ? await Promise.all(cookies.map(cookie)) : [])),
  };
};
