import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';

const METRES_UNTIL_KM = 0.95;

/**
 * Returns how far two places are apart as people say it: "80 m" in steps of ten, "0.4 km" from a list of suggestions.
 */
export const distanceText = (
  from: GeoPoint,
  to: GeoPoint,
  language: string,
  unit: 'kilometer' | 'nearest' = 'kilometer',
): string => lengthText(kilometresBetween(from, to), language, unit);

/** Returns a length as people say it, in meters while it is short. */
export const lengthText = (kilometres: number, language: string, unit: 'kilometer' | 'nearest' = 'nearest'): string => {
  const isShort = unit === 'nearest' && kilometres < METRES_UNTIL_KM;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isShort ? 'meter' : 'kilometer',
    maximumFractionDigits: isShort ? 0 : 1,
    numberingSystem: 'latn',
  }).format(isShort ? Math.max(10, Math.round(kilometres * 100) * 10) : kilometres);
};
