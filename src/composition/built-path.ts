import type { Destination } from '@domain/notifications/index.ts';
import { destinationPath } from '../features/notifications/destination-path.ts';
import { matchRoute } from '../routes/match-route.ts';
import { routes } from './route-table.ts';

/** ROUTE-9: only what exists is linked. */
export const builtPath = (destination: Destination): string | undefined => {
  const path = destinationPath(destination);
  return matchRoute(routes, path.replace(/\?.*/, ''), '') && path;
};
