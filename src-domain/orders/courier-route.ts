import { kilometresBetween, type GeoPoint } from '../catalog/index.ts';
import { radians } from '../kernel/globe.ts';

/** A point of a courier's route, with the name of the street that leads to the next one, if it has one. */
export type RoutePoint = GeoPoint & { readonly street: string | undefined };

/** A route on which a courier is: behind them, ahead of them, and the street where they are. */
export type RouteProgress = {
  readonly ridden: readonly GeoPoint[];
  readonly left: readonly GeoPoint[];
  readonly kilometresLeft: number;
  readonly street: string | undefined;
};

/** ORDER-6h: A courier farther from their route than so many kilometers is not on it. */
export const OFF_ROUTE_KM = 0.1;

/**
 * ORDER-6h: Splits a route where a courier is. Both parts have the courier's position; together they are the whole
 * route. Returns `undefined` for a courier who is elsewhere. Throws RangeError unless all degrees are finite.
 */
export const progressOnRoute = (route: readonly RoutePoint[], at: GeoPoint): RouteProgress | undefined => {
  const [nearest] = route
    .slice(1)
    .map((to, index) => ({ index, off: kilometresBetween(at, closest(route[index] ?? to, to, at)) }))
    .toSorted((one, other) => one.off - other.off);
  if (!nearest || nearest.off > OFF_ROUTE_KM) return undefined;
  const place = placeOf(at);
  const left = [place, ...route.slice(nearest.index + 1).map(placeOf)];
  return {
    ridden: [...route.slice(0, nearest.index + 1).map(placeOf), place],
    left,
    kilometresLeft: left
      .slice(1)
      .reduce((sum, point, index) => sum + kilometresBetween(left[index] ?? point, point), 0),
    street: route[nearest.index]?.street,
  };
};

const placeOf = ({ latitude, longitude }: GeoPoint): GeoPoint => ({ latitude, longitude });

/** The point of a leg that is closest to a place; a leg is short enough for a plane. */
const closest = (from: GeoPoint, to: GeoPoint, at: GeoPoint): GeoPoint => {
  const width = Math.cos(radians(at.latitude));
  const [dx, dy] = [(to.longitude - from.longitude) * width, to.latitude - from.latitude];
  const length = dx * dx + dy * dy;
  const reached = ((at.longitude - from.longitude) * width * dx + (at.latitude - from.latitude) * dy) / length;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, reached));
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: from.longitude + part * (to.longitude - from.longitude),
  };
};
