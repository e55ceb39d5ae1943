import { isAccountPage, segmentsOf } from './page-path.ts';

/**
 * `/…` without anything that a browser or a router would tidy into another host: backslashes, control characters,
 * halves of characters.
 */
const OWN = /^\/[^\\\p{Cc}\p{Cs}]*$/u;
/** `//` and dot segments, dots also in their percent form, within the path. */
const UNTIDY = /^[^?#]*\/(?:\/|(?:\.|%2e){1,2}(?:[/?#]|$))/i;

/** ACCOUNT-6a: a path of this site, to be followed as it stands. */
export const isOwnPath = (path: string): boolean => OWN.test(path) && !UNTIDY.test(path);

/**
 * ACCOUNT-6b: where a link said to return to (`next=`), when that is a page of our own and not one of the ways in; else
 * the home page.
 */
export const returnPathOf = (next: string | undefined): string =>
  next !== undefined && isOwnPath(next) && !isWayIn(next) ? next : '/';

/** A new password is chosen by whoever is in. */
const isWayIn = (path: string): boolean => isAccountPage(path) && segmentsOf(path)[0] !== 'update-password';
