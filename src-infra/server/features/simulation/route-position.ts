import type { GeoPoint } from '@domain/catalog/index.ts';

/** Returns the position after a fraction (0 to 1) of a curved route. */
export const positionOnRoute = (from: GeoPoint, to: GeoPoint, share: number): GeoPoint => {
  const part = Math.min(1, Math.max(0, share));
  const bend = Math.sin(part * Math.PI) * 0.12;
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude];
  return {
    latitude: rounded(from.latitude + north * part - east * bend * 0.6),
    longitude: rounded(from.longitude + east * part + north * bend),
  };
};

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
