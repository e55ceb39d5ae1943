import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';

/** A point of a courier's route, and the name of the street to the next point by language, at least in English. */
export type StreetRoutePoint = GeoPoint & { readonly street: Readonly<Record<string, string>> };
/** The route along streets between two places, from street to street; `undefined` where no map knows one. */
export type FindRoute = (from: GeoPoint, to: GeoPoint) => readonly StreetRoutePoint[] | undefined;

const KEPT = 500;

/** The routes from door to door; those of the latest deliveries are searched once. */
export const createStreetRoutes = (findRoute: FindRoute): FindRoute => {
  const known = new Map<string, readonly StreetRoutePoint[] | undefined>();
  return (from, to) => {
    const key = [from.latitude, from.longitude, to.latitude, to.longitude].join(' ');
    if (!known.has(key)) {
      const [oldest] = known.keys();
      if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
      known.set(key, doorToDoor(from, to, findRoute(from, to)));
    }
    return known.get(key);
  };
};

const doorToDoor = (from: GeoPoint, to: GeoPoint, route: ReturnType<FindRoute>): ReturnType<FindRoute> => {
  const [first, last] = [route?.[0], route?.at(-1)];
  if (!route || !first || !last) return undefined;
  return [
    { latitude: from.latitude, longitude: from.longitude, street: first.street },
    ...route,
    { latitude: to.latitude, longitude: to.longitude, street: last.street },
  ];
};

/** Returns the place after a fraction (0 to 1) of the length of a route. */
export const placeOnRoute = (route: readonly GeoPoint[], share: number): GeoPoint | undefined => {
  const lengths = route.slice(1).map((point, index) => kilometresBetween(route[index] ?? point, point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [route[index], route[index + 1]];
    if (from && to && left < length) return between(from, to, left / length);
    left -= length;
  }
  return route.at(-1);
};

const between = (from: GeoPoint, to: GeoPoint, part: number): GeoPoint => ({
  latitude: from.latitude + part * (to.latitude - from.latitude),
  longitude: from.longitude + part * (to.longitude - from.longitude),
});
