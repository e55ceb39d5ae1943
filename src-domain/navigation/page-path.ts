/** Returns the named parts of a path in lower case, as pages are found, without query, fragment and empty parts. */
export const segmentsOf = (path: string): readonly string[] =>
  path
    .replace(/[?#].*/s, '')
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');

/** Pages for signing in, registering and password recovery. */
export const ACCOUNT_PAGES = [
  'login',
  'register',
  'verify-phone',
  'update-details',
  'reset-password',
  'update-password',
] as const;

/** ROUTE-2a: whether a path is one of the account pages. */
export const isAccountPage = (path: string): boolean => {
  const [first] = segmentsOf(path);
  return ACCOUNT_PAGES.some((page) => page === first);
};

/** ROUTE-10a: Addresses that only redirect; `undefined` for all others. */
export const leadsTo = (path: string): string | undefined => {
  const [first, ...others] = segmentsOf(path);
  return first === '_app' && others.length === 0 ? '/' : undefined;
};
