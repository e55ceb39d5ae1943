import type { GeoPoint } from '@domain/catalog/index.ts';

/** Returns the address at a location in a language; `undefined` if it is unknown. */
export type ReverseGeocode = (place: GeoPoint, language: string) => string | undefined;
