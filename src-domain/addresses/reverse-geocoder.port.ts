import type { Answer } from '../kernel/answer.ts';
import type { GeoPoint } from '../catalog/index.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** One result of a map service for a location. */
export type GeocodedPlace = { readonly formattedAddress: string };

/** ADDRESS-2: The map service that knows the addresses of locations. */
export interface ReverseGeocoder {
  /** The addresses at a location, best first; empty if there is none. */
  find(at: GeoPoint): Answer<readonly GeocodedPlace[]>;
}

/**
 * ADDRESS-2b: Returns the address of a location: that of the first result. Returns not-found without a result, without
 * a text, and after a failure.
 */
export const placeName = (
  answer: Result<readonly GeocodedPlace[], unknown>,
): Result<string, { readonly kind: 'not-found' }> => {
  const name = answer.ok ? (answer.value[0]?.formattedAddress.trim() ?? '') : '';
  return name === '' ? err({ kind: 'not-found' }) : ok(name);
};
