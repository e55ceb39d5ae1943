import type { GeoPoint } from '@domain/catalog/index.ts';

/** Where a courier is after a share of the way (0 to 1): streets bend, so the line does. */
export const placeOnWay = (from: GeoPoint, to: GeoPoint, share: number): GeoPoint => {
  const part = Math.min(1, Math.max(0, share));
  const bend = Math.sin(part * Math.PI) * 0.12;
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude];
  return { latitude: rounded(from.latitude + north * part - east * bend * 0.6), longitude: rounded(from.longitude + east * part + north * bend) };
};

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
