import { GUEST_COPIES } from '@infra/drivers/browser/kept-copies.ts';

declare const owner: unique symbol;
/** Whose copies: guests', or those of one sign-in. Tells nothing of the token it is made of. */
export type Owner = string & { readonly [owner]: true };

export const GUEST = GUEST_COPIES as Owner;

/** One name per Authorization value: after another sign-in, also of the same person, nothing older is found. */
export const ownerOf = async (authorization: string | undefined): Promise<Owner> => {
  return authorization ? ((await digestOf(authorization)) as Owner) : GUEST;
};

/** A short name of a text, from which the text cannot be had back. */
export const digestOf = async (text: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
