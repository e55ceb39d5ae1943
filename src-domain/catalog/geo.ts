import { decimal, type Decimal } from '../pricing/index.ts';

/** A place on the globe in degrees. */
export type GeoPoint = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres (haversine, radius 6371 km, contract 5.3). */
export const kilometresBetween = (from: GeoPoint, to: GeoPoint): number => {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const halfChord = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(halfChord)));
};

/** The distance fees are made of: two decimals, half up. */
export const distanceKm = (from: GeoPoint, to: GeoPoint): Decimal => decimal(Math.floor(kilometresBetween(from, to) * 100 + 0.5) / 100);

/** ADDRESS-5: ray casting over a closed polygon; its edge counts as inside. Fewer than three corners hold nothing. */
export const isInZone = (polygon: readonly GeoPoint[], { latitude: y, longitude: x }: GeoPoint): boolean => {
  let isInside = false;
  for (const [index, end] of polygon.entries()) {
    const start = polygon[(index + polygon.length - 1) % polygon.length] as GeoPoint;
    if (polygon.length >= 3 && isOnEdge(start, end, x, y)) return true;
    const crosses = start.latitude > y !== end.latitude > y;
    if (crosses && x < ((end.longitude - start.longitude) * (y - start.latitude)) / (end.latitude - start.latitude) + start.longitude) isInside = !isInside;
  }
  return polygon.length >= 3 && isInside;
};

/** Within a millionth of a degree (about ten centimetres) counts as on the edge. */
const TOLERANCE = 1e-6;

const isOnEdge = (start: GeoPoint, end: GeoPoint, x: number, y: number): boolean => {
  const [dx, dy] = [end.longitude - start.longitude, end.latitude - start.latitude];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - start.longitude) * dx + (y - start.latitude) * dy) / length));
  return Math.hypot(x - (start.longitude + along * dx), y - (start.latitude + along * dy)) <= TOLERANCE;
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
