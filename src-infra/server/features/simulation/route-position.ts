import type { GeoPoint } from '@domain/catalog/index.ts';
import { roundedPlace } from './rounded-place.ts';
import { placeOnRoute, type FindRoute } from './street-routes.ts';

/** Returns the position after a fraction (0 to 1) of the route along the streets, or of a curve where none is known. */
export const positionOnRoute = (from: GeoPoint, to: GeoPoint, share: number, routes: FindRoute): GeoPoint => {
  const part = Math.min(1, Math.max(0, share));
  const route = routes(from, to);
  return roundedPlace((route && placeOnRoute(route, part)) ?? curved(from, to, part));
};

const curved = (from: GeoPoint, to: GeoPoint, part: number): GeoPoint => {
  const bend = Math.sin(part * Math.PI) * 0.12;
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude];
  return {
    latitude: from.latitude + north * part - east * bend * 0.6,
    longitude: from.longitude + east * part + north * bend,
  };
};
