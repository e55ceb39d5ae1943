import type { GeoPoint } from '@domain/catalog/index.ts';
import { cityAt, streetName, type HalfLine } from './city-streets.ts';
import { houseTitle, inCity } from './content/streets.data.ts';
import type { CitySlug, Text } from './content/types.ts';
import { nearestStreet } from './tiles/index.ts';

export const HOUSES_OF_BLOCK = 6;

type House = { readonly city: CitySlug; readonly street: HalfLine; readonly number: number };

/** The house at a location of the drawn map; `undefined` in the water and outside the demo's cities. */
export const houseAt = (place: GeoPoint): House | undefined => {
  const city = cityAt(place);
  const spot = city && nearestStreet(place);
  if (!spot) return undefined;
  const { direction, line, along, side } = spot;
  const [acrossMiddle, alongMiddle] =
    direction === 'south' ? [city.middle.column, city.middle.row] : [city.middle.row, city.middle.column];
  const out = along - alongMiddle;
  const houses = Math.floor(Math.abs(out) * (HOUSES_OF_BLOCK / 2));
  return {
    city: city.slug,
    street: { direction, offset: line - acrossMiddle, half: out >= 0 ? 'along' : 'against' },
    number: houses * 2 + (side === 'left' ? 1 : 2),
  };
};

/** ADDRESS-2: the address of a place on the drawn map; `undefined` in the water and outside the demo's cities. */
export const addressAt = (place: GeoPoint): Text | undefined => {
  const house = houseAt(place);
  return house && inCity(house.city, houseTitle(house.city, streetName(house.city, house.street), house.number));
};
