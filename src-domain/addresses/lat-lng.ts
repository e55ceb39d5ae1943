import type { GeoPoint } from '../catalog/index.ts';
import { decimal } from '../pricing/index.ts';
import { radians } from '../kernel/globe.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Unplaced } from './address.ts';

/** ADDRESS-3: Reads 'latitude,longitude'; rejects anything that is not a location on the globe. */
export const parseLatLng = (text: string): Result<GeoPoint, { readonly kind: 'not-a-place' }> => {
  const match = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  const point = { latitude: Number(match?.[1]), longitude: Number(match?.[2]) };
  return match && isPlace(point) ? ok(point) : err({ kind: 'not-a-place' });
};

/**
 * ADDRESS-3: Returns the text form of a location, which reads back. Throws RangeError for degrees that are not numbers.
 */
export const latLngText = ({ latitude, longitude }: GeoPoint): string => `${plain(latitude)},${plain(longitude)}`;

/** ADDRESS-3a: Whether a pair of degrees is a location on the globe. */
export const isPlace = ({ latitude, longitude }: GeoPoint): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Meters from the equator to a pole, and so in a quarter of every meridian. */
const METRES_OF_DEGREE = 10_000_000 / 90;
/** Beyond it flat maps have no end. */
const HIGHEST_LATITUDE = 85;
/** A ten-thousandth of a minute of arc: a hand's breadth. */
const DIGITS = 6;

/**
 * ADDRESS-2c: Returns the point rounded to a hand's breadth, its longitude wrapped into -180 to 180 and its latitude
 * clamped to 85, as on an endless map. Throws RangeError if a coordinate is not finite.
 */
export const tidyPlace = ({ latitude, longitude }: GeoPoint): GeoPoint => {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude))
    throw new RangeError(`Coordinates must be finite, got ${latitude}, ${longitude}`);
  return {
    latitude: rounded(Math.min(HIGHEST_LATITUDE, Math.max(-HIGHEST_LATITUDE, latitude))),
    longitude: rounded(((((longitude + 180) % 360) + 360) % 360) - 180),
  };
};

/**
 * ADDRESS-2c: Returns the point so many meters north and east of another, tidied. Throws RangeError if a number is not
 * finite.
 */
export const placeBeside = (
  { latitude, longitude }: GeoPoint,
  metres: { readonly north: number; readonly east: number },
): GeoPoint => {
  const shrink = Math.cos(radians(Math.min(HIGHEST_LATITUDE, Math.abs(latitude))));
  return tidyPlace({
    latitude: latitude + metres.north / METRES_OF_DEGREE,
    longitude: longitude + metres.east / METRES_OF_DEGREE / shrink,
  });
};

/** ADDRESS-3c: The identity of an address: the same place at the same door; one without a location equals no other. */
export const isSameAddress = (left: Unplaced, right: Unplaced): boolean =>
  left.text === right.text &&
  left.location !== undefined &&
  left.location.latitude === right.location?.latitude &&
  left.location.longitude === right.location.longitude;

/** Degrees without an exponent; ten decimals are less than a hair's breadth. */
const plain = (degrees: number): string => String(decimal(degrees.toFixed(10)));

const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS)) + 0;
