import type { GeoPoint } from '@domain/catalog/index.ts';

/** What the address of a place is called in a language; `undefined` where nothing is known. */
export type AddressOf = (place: GeoPoint, language: string) => string | undefined;
