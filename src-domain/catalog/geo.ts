/** A place on the globe in degrees. */
export type GeoPoint = { readonly latitude: number; readonly longitude: number };
