import type { GeoPoint } from '@domain/catalog/index.ts';
import { asRecord, optionalNumber } from '../drivers/http/wire.ts';

/** Both wire forms: `{latitude, longitude}` and `[lat, lng]`, numbers or text; `undefined` for what is no place on Earth. */
export const toPoint = (value: unknown): GeoPoint | undefined => {
  const pair = Array.isArray(value) ? value : [asRecord(value)['latitude'], asRecord(value)['longitude']];
  const [latitude, longitude] = pair.map(optionalNumber);
  return latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
};
