/** Every cache of the product begins so; another program of the same origin keeps its own. */
export const CACHE_PREFIX = 'tiffin-';
/** Copies of what somebody has seen; behind it stand the kind and whose they are. */
export const KEPT_PREFIX = `${CACHE_PREFIX}kept-`;
/** On an answer that is a copy: when it was the server's, in milliseconds. */
export const KEPT_AT = 'x-kept-at';

/** Whose copies those of nobody in particular are. */
export const GUEST_COPIES = 'guest';

/** CART-5: what anybody who is signed in has seen cannot be read any more on this device. */
export const forgetOwnCopies = async (caches: Pick<CacheStorage, 'delete' | 'keys'>): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(KEPT_PREFIX) && !name.endsWith(`-${GUEST_COPIES}`)).map((name) => caches.delete(name)));
};
