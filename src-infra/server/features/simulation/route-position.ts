import type { GeoPoint } from '@domain/catalog/index.ts';
import { placeOnRide, type FindRide } from './ride.ts';

/** Returns the position after a fraction (0 to 1) of the way along the streets, or of a curve where none is known. */
export const positionOnRoute = (from: GeoPoint, to: GeoPoint, share: number, rides: FindRide): GeoPoint => {
  const part = Math.min(1, Math.max(0, share));
  const way = rides(from, to);
  return rounded((way && placeOnRide(way, part)) ?? curved(from, to, part));
};

const curved = (from: GeoPoint, to: GeoPoint, part: number): GeoPoint => {
  const bend = Math.sin(part * Math.PI) * 0.12;
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude];
  return {
    latitude: from.latitude + north * part - east * bend * 0.6,
    longitude: from.longitude + east * part + north * bend,
  };
};

const rounded = ({ latitude, longitude }: GeoPoint): GeoPoint => ({
  latitude: Math.round(latitude * 100_000) / 100_000,
  longitude: Math.round(longitude * 100_000) / 100_000,
});
