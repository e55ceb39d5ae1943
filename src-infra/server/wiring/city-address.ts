import type { GeoPoint } from '@domain/catalog/index.ts';
import { addressAt } from '../demo-city/index.ts';

/** The demo city's address at a place, in `language` or in English; `undefined` outside the city. */
export const cityAddressAt = (place: GeoPoint, language: string): string | undefined => {
  const texts: Readonly<Record<string, string>> | undefined = addressAt(place);
  return texts?.[language] ?? texts?.['en'];
};

export { suggestInCity } from '../demo-city/index.ts';
