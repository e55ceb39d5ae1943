import { EARTH_RADIUS_KM, radians } from '../kernel/globe.ts';
import { decimal, type Decimal } from '../pricing/index.ts';

/** A location on the globe in degrees; full turns of the longitude mean the same location. */
export type GeoPoint = { readonly latitude: number; readonly longitude: number };

/**
 * Great-circle distance in kilometers (haversine, radius 6371 km, contract 5.3). Throws RangeError unless all degrees
 * are finite.
 */
export const kilometresBetween = (from: GeoPoint, to: GeoPoint): number => {
  [from, to].forEach(checkPoint);
  const [lat1, lat2] = [radians(from.latitude % 360), radians(to.latitude % 360)];
  const halfChord =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians((to.longitude % 360) - (from.longitude % 360)) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(halfChord)));
};

/** The distance that fees are based on: two decimals, half up. Throws RangeError unless all degrees are finite. */
export const distanceKm = (from: GeoPoint, to: GeoPoint): Decimal =>
  decimal(Math.floor(kilometresBetween(from, to) * 100 + 0.5) / 100);

/**
 * ADDRESS-5: Whether a closed polygon contains a location, by ray casting; its edge counts as inside. Fewer than three
 * corners contain nothing. Corners are joined on the plane of degrees as written: a zone across the antimeridian
 * continues beyond 180 degrees, and locations are tested there too. Throws RangeError unless all degrees are finite.
 */
export const isInZone = (polygon: readonly GeoPoint[], { latitude, longitude }: GeoPoint): boolean => {
  [{ latitude, longitude }, ...polygon].forEach(checkPoint);
  return (
    polygon.length >= 3 && [longitude, longitude + 360, longitude - 360].some((x) => isInRing(polygon, x, latitude))
  );
};

const isInRing = (ring: readonly GeoPoint[], x: number, y: number): boolean => {
  let isInside = false;
  for (const [index, end] of ring.entries()) {
    const start = ring[(index + ring.length - 1) % ring.length] as GeoPoint;
    if (isOnEdge(start, end, x, y)) return true;
    const crosses = start.latitude > y !== end.latitude > y;
    if (
      crosses &&
      x < ((end.longitude - start.longitude) * (y - start.latitude)) / (end.latitude - start.latitude) + start.longitude
    )
      isInside = !isInside;
  }
  return isInside;
};

/** Within a millionth of a degree (about ten centimeters) counts as on the edge. */
const TOLERANCE = 1e-6;

const isOnEdge = (start: GeoPoint, end: GeoPoint, x: number, y: number): boolean => {
  const { longitude, latitude } = closestOn(start, end, x, y);
  return Math.hypot(x - longitude, y - latitude) <= TOLERANCE;
};

/** The closest point of an edge; degrees of longitude count `width` of a degree of latitude. */
const closestOn = (start: GeoPoint, end: GeoPoint, x: number, y: number, width = 1): GeoPoint => {
  const [dx, dy] = [(end.longitude - start.longitude) * width, end.latitude - start.latitude];
  const length = dx * dx + dy * dy;
  const reached = ((x - start.longitude) * width * dx + (y - start.latitude) * dy) / length;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, reached));
  return {
    longitude: start.longitude + along * (end.longitude - start.longitude),
    latitude: start.latitude + along * dy,
  };
};

/**
 * ADDRESS-5d: how far a zone is from a place, as the crow flies: 0 within it, Infinity for a zone that holds nothing.
 * Precise for zones as wide as a town. RangeError unless all degrees are finite.
 */
export const kilometresToZone = (polygon: readonly GeoPoint[], place: GeoPoint): number => {
  if (isInZone(polygon, place)) return 0;
  const width = Math.cos(radians(place.latitude));
  const edges = polygon.length < 3 ? [] : [...polygon.entries()];
  return Math.min(
    ...edges.flatMap(([index, end]) =>
      [place.longitude, place.longitude + 360, place.longitude - 360].map((x) => {
        const start = polygon[(index + polygon.length - 1) % polygon.length] as GeoPoint;
        return kilometresBetween(place, closestOn(start, end, x, place.latitude, width));
      }),
    ),
  );
};

const checkPoint = ({ latitude, longitude }: GeoPoint): void => {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude))
    throw new RangeError(`Coordinates must be finite, got ${latitude}, ${longitude}`);
};
