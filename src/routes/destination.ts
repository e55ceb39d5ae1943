import { leadsTo } from '@domain/navigation/index.ts';
import { matchRoute, type RouteMatch } from './match-route.ts';
import type { Route } from './route.ts';
import { signInPath, type Address } from './sign-in-path.ts';
import { isStartPath } from './start-path.ts';

/** The result of routing an address, before any data is loaded. */
export type Destination =
  | { readonly kind: 'page'; readonly match: RouteMatch }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' };

/** What routing depends on beside the address. */
export type Visitor = {
  readonly isSignedIn: () => boolean;
  /** The path of the page that the app opens with. */
  readonly startPath: () => string;
};

/** ROUTE-10, ACCOUNT-6, ACCESS-3c: the page of an address, a redirect, or neither. */
export const destinationOf = (
  routes: readonly Route[],
  address: Address,
  { isSignedIn, startPath }: Visitor,
): Destination => {
  const to = isStartPath(address.path) ? startPath() : leadsTo(address.path);
  if (to !== undefined) return { kind: 'redirect', to };
  const match = matchRoute(routes, address.path, address.search);
  if (!match) return { kind: 'not-found' };
  return match.route.needsSignIn && !isSignedIn()
    ? { kind: 'redirect', to: signInPath(address) }
    : { kind: 'page', match };
};
