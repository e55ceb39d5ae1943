import type { GeoPoint } from '@domain/catalog/index.ts';

/** Rounds to five decimals, about a meter. */
export const roundedPlace = ({ latitude, longitude }: GeoPoint): GeoPoint => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
