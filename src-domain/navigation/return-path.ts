import { isAccountPage, segmentsOf } from './page-path.ts';

/**
 * `/…` without anything that a browser or a router would normalize into another host: backslashes, control characters,
 * lone surrogates.
 */
const OWN = /^\/[^\\\p{Cc}\p{Cs}]*$/u;
/** `//` and dot segments within the path, also percent-encoded dots. */
const UNTIDY = /^[^?#]*\/(?:\/|(?:\.|%2e){1,2}(?:[/?#]|$))/i;

/** ACCOUNT-6a: Whether a path is of this site and can be followed as it is. */
export const isOwnPath = (path: string): boolean => OWN.test(path) && !UNTIDY.test(path);

/**
 * ACCOUNT-6b: Returns the page of a return link (`next=`) if it is one of our own and not an account page; else the
 * home page.
 */
export const returnPathOf = (next: string | undefined): string =>
  next !== undefined && isOwnPath(next) && !isWayIn(next) ? next : '/';

/** Choosing a new password requires a session. */
const isWayIn = (path: string): boolean => isAccountPage(path) && segmentsOf(path)[0] !== 'update-password';
