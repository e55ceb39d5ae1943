import type { GeoPoint } from '@domain/catalog/index.ts';
import { addressAt, routeAlongStreets } from '../demo-city/index.ts';
import type { FindRoute } from '../features/simulation/index.ts';

/** The demo city's address at a place, in `language` or in English; `undefined` outside the city. */
export const cityAddressAt = (place: GeoPoint, language: string): string | undefined => {
  const texts: Readonly<Record<string, string>> | undefined = addressAt(place);
  return texts?.[language] ?? texts?.['en'];
};

/** The demo city's way along its streets between two places; `undefined` outside the city. */
export const cityRide: FindRoute = (from, to) =>
  routeAlongStreets(from, to)?.map(({ street: { latin, arabic }, ...place }) => ({
    ...place,
    street: { en: latin, ar: arabic },
  }));

export { suggestInCity } from '../demo-city/index.ts';
