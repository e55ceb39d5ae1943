import type { GeoPoint } from '../catalog/index.ts';
import { decimal } from '../pricing/index.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { DeliveryAddress } from './address.ts';

/** ADDRESS-3: reads 'latitude,longitude'; anything that is no place on the globe is refused. */
export const parseLatLng = (text: string): Result<GeoPoint, { readonly kind: 'not-a-place' }> => {
  const match = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  const point = { latitude: Number(match?.[1]), longitude: Number(match?.[2]) };
  return match && isPlace(point) ? ok(point) : err({ kind: 'not-a-place' });
};

/** ADDRESS-3: the text form of a place; reading it gives the same place. RangeError for degrees that are no number. */
export const latLngText = ({ latitude, longitude }: GeoPoint): string => `${plain(latitude)},${plain(longitude)}`;

/** ADDRESS-3a: whether a pair of degrees is a place on the globe. */
export const isPlace = ({ latitude, longitude }: GeoPoint): boolean => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** ADDRESS-3c: what makes two addresses the same place at the same door. */
export const isSameAddress = (left: DeliveryAddress, right: DeliveryAddress): boolean =>
  left.text === right.text && left.location.latitude === right.location.latitude && left.location.longitude === right.location.longitude;

/** Degrees without an exponent; ten decimals are less than a hair's breadth. */
const plain = (degrees: number): string => String(decimal(degrees.toFixed(10)));
