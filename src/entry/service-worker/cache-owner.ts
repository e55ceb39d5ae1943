import { GUEST_CACHE_OWNER } from '@infra/drivers/browser/owner-caches.ts';

declare const owner: unique symbol;
/** Owner of cached copies: guests, or one sign-in. Reveals nothing of the token it is derived from. */
export type CacheOwner = string & { readonly [owner]: true };

export const GUEST_OWNER = GUEST_CACHE_OWNER as CacheOwner;

/** One owner per Authorization value: after another sign-in, also of the same customer, older copies are not found. */
export const cacheOwnerOf = async (authorization: string | undefined): Promise<CacheOwner> => {
  return authorization ? ((await digestOf(authorization)) as CacheOwner) : GUEST_OWNER;
};

/** Returns a short one-way digest of a text. */
export const digestOf = async (text: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
