import type { GeoPoint } from '@domain/catalog/index.ts';
import { addressAt, wayAlongStreets } from '../demo-city/index.ts';
import type { FindRide } from '../features/simulation/index.ts';

/** The demo city's address at a place, in `language` or in English; `undefined` outside the city. */
export const cityAddressAt = (place: GeoPoint, language: string): string | undefined => {
  const texts: Readonly<Record<string, string>> | undefined = addressAt(place);
  return texts?.[language] ?? texts?.['en'];
};

/** The demo city's way along its streets between two places; `undefined` outside the city. */
export const cityRide: FindRide = (from, to) =>
  wayAlongStreets(from, to)?.map(({ street: { latin, arabic }, ...place }) => ({
    ...place,
    street: { en: latin, ar: arabic },
  }));

export { suggestInCity } from '../demo-city/index.ts';
