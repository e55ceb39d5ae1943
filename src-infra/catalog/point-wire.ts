import type { GeoPoint } from '@domain/catalog/index.ts';
import { asRecord, optionalNumber } from '../drivers/http/wire.ts';

/**
 * Reads both wire forms, `{latitude, longitude}` and `[lat, lng]`, as numbers or text; `undefined` for a point outside
 * the valid range.
 */
export const toPoint = (value: unknown): GeoPoint | undefined => {
  const pair = Array.isArray(value) ? value : [asRecord(value)['latitude'], asRecord(value)['longitude']];
  const [latitude, longitude] = pair.map(optionalNumber);
  return latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
};
