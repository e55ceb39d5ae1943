/** Prefix of every cache of the product; caches of other programs on this origin have other names. */
export const CACHE_PREFIX = 'tiffin-';
/** Prefix of caches with visited pages and API answers, followed by their kind and owner. */
export const OWNER_CACHE_PREFIX = `${CACHE_PREFIX}kept-`;
/** Response header of a cached copy: when the server answered, in milliseconds. */
export const CACHED_AT_HEADER = 'x-kept-at';

/** Owner of copies that belong to no account. */
export const GUEST_CACHE_OWNER = 'guest';

/** CART-5: deletes everything that a signed-in customer has cached on this device. */
export const deleteAccountCaches = async (caches: Pick<CacheStorage, 'delete' | 'keys'>): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(OWNER_CACHE_PREFIX) && !name.endsWith(`-${GUEST_CACHE_OWNER}`))
      .map((name) => caches.delete(name)),
  );
};
