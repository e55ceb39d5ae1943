import type { Answer } from '../kernel/answer.ts';
import type { GeoPoint } from '../catalog/index.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** One result of a map service for a place. */
export type GeocodedPlace = { readonly formattedAddress: string };

/** ADDRESS-2: the map service that knows the addresses of places. */
export interface ReverseGeocoder {
  /** What stands at a place, best first; empty where nothing does. */
  find(at: GeoPoint): Answer<readonly GeocodedPlace[]>;
}

/**
 * ADDRESS-2b: the address of a place is that of the first result; without one, without its text, and after a failure
 * there is none.
 */
export const placeName = (
  answer: Result<readonly GeocodedPlace[], unknown>,
): Result<string, { readonly kind: 'not-found' }> => {
  const name = answer.ok ? (answer.value[0]?.formattedAddress.trim() ?? '') : '';
  return name === '' ? err({ kind: 'not-found' }) : ok(name);
};
