/** Pages one never goes back to after signing in. */
const WAYS_IN = /^\/(login|register|verify-phone|update-details)(?:[/?#]|$)/;

/** A path of this site, in the form `/…`; neither `//host` nor `/\host` nor anything that a browser would tidy into one. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Where a link said to return to, when that is a page of our own; else the home page. */
export const returnPathOf = (next: string | undefined): string => (next !== undefined && OWN_PATH.test(next) && !WAYS_IN.test(next) ? next : '/');
