import { matchPath } from 'react-router-dom';
import type { Place } from './page.ts';
import type { Route } from './route.ts';

export type RouteMatch = { readonly route: Route; readonly place: Place };

/** Returns the route of a path; `undefined` if there is none. */
export const matchRoute = (routes: readonly Route[], path: string, search: string): RouteMatch | undefined => {
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (match)
      return {
        route,
        place: { path, params: definedOnly(match.params), query: Object.fromEntries(new URLSearchParams(search)) },
      };
  }
  return undefined;
};

const definedOnly = (params: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined));
