import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { progressOnRoute, type Courier, type RouteProgress } from '@domain/orders/index.ts';

/** A courier's position, the route there and onwards, and the kilometers left: a straight line if no route is known. */
export type CourierNow = {
  readonly at: GeoPoint | undefined;
  readonly route: RouteProgress | undefined;
  readonly distance: number | undefined;
};

/** Returns what is known of a courier under way to a door; nothing without one. */
export const courierNow = (courier: Courier | undefined, door: GeoPoint | undefined): CourierNow => {
  const at = courier?.position;
  const route = at && progressOnRoute(courier?.route ?? [], at);
  return { at, route, distance: route?.kilometresLeft ?? (at && door && kilometresBetween(at, door)) };
};
