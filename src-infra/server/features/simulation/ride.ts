import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';

/** A point of a courier's way, and the name of the street to the next point by language, at least in English. */
export type RidePoint = GeoPoint & { readonly street: Readonly<Record<string, string>> };
/** The way along streets between two places, from street to street; `undefined` where no map knows one. */
export type FindRide = (from: GeoPoint, to: GeoPoint) => readonly RidePoint[] | undefined;

const KEPT = 500;

/** The ways from door to door; those of the latest deliveries are searched once. */
export const createRides = (findRide: FindRide): FindRide => {
  const known = new Map<string, readonly RidePoint[] | undefined>();
  return (from, to) => {
    const key = [from.latitude, from.longitude, to.latitude, to.longitude].join(' ');
    if (!known.has(key)) {
      const [oldest] = known.keys();
      if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
      known.set(key, doorToDoor(from, to, findRide(from, to)));
    }
    return known.get(key);
  };
};

const doorToDoor = (from: GeoPoint, to: GeoPoint, way: ReturnType<FindRide>): ReturnType<FindRide> => {
  const [first, last] = [way?.[0], way?.at(-1)];
  if (!way || !first || !last) return undefined;
  return [
    { latitude: from.latitude, longitude: from.longitude, street: first.street },
    ...way,
    { latitude: to.latitude, longitude: to.longitude, street: last.street },
  ];
};

/** Returns the place after a fraction (0 to 1) of the length of a way. */
export const placeOnRide = (way: readonly GeoPoint[], share: number): GeoPoint | undefined => {
  const lengths = way.slice(1).map((point, index) => kilometresBetween(way[index] ?? point, point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [way[index], way[index + 1]];
    if (from && to && left < length) return between(from, to, left / length);
    left -= length;
  }
  return way.at(-1);
};

const between = (from: GeoPoint, to: GeoPoint, part: number): GeoPoint => ({
  latitude: from.latitude + part * (to.latitude - from.latitude),
  longitude: from.longitude + part * (to.longitude - from.longitude),
});
