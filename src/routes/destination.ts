import { leadsTo } from '@domain/navigation/index.ts';
import { matchRoute, type RouteMatch } from './match-route.ts';
import type { Route } from './route.ts';

export type Address = { readonly path: string; readonly search: string };

/** Where an address leads, as far as it is known before any data is. */
export type Destination =
  | { readonly kind: 'page'; readonly match: RouteMatch }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' };

/** ROUTE-10, ACCOUNT-6: the page of an address, the address to follow instead, or neither. */
export const destinationOf = (routes: readonly Route[], address: Address, isSignedIn: () => boolean): Destination => {
  const to = leadsTo(address.path);
  if (to !== undefined) return { kind: 'redirect', to };
  const match = matchRoute(routes, address.path, address.search);
  if (!match) return { kind: 'not-found' };
  return match.route.needsSignIn && !isSignedIn() ? { kind: 'redirect', to: signInPath(address) } : { kind: 'page', match };
};

/** Sign-in that leads back to where it was asked for. */
export const signInPath = ({ path, search }: Address): string => `/login?next=${encodeURIComponent(path + search)}`;
