import { houseOf } from './city-houses.ts';
import { cityAt, streetName, type HalfLine } from './city-streets.ts';
import { HOUSES_OF_BLOCK } from './address-at.ts';
import { drawTile, placeAt, spotOf, streetLabels, type Names } from './tiles/index.ts';

type Piece = Parameters<Names['street']>[0];

/** The half line of a piece of street, and how many blocks from the middle of its city the piece begins. */
const streetOf = ({ direction, from }: Piece) => {
  const city = cityAt(placeAt(from));
  if (!city) return undefined;
  const [line, along, acrossMiddle, alongMiddle] =
    direction === 'south'
      ? [from.column, from.row, city.middle.column, city.middle.row]
      : [from.row, from.column, city.middle.row, city.middle.column];
  const half: HalfLine['half'] = along >= alongMiddle ? 'along' : 'against';
  const out = half === 'along' ? along - alongMiddle : alongMiddle - along - 1;
  return { city: city.slug, street: { direction, offset: line - acrossMiddle, half }, out };
};

const cityNames: Names = {
  street: (piece) => {
    const found = streetOf(piece);
    return found && streetName(found.city, found.street).latin;
  },
  houses: (piece) => {
    const found = streetOf(piece);
    if (!found) return [];
    return Array.from({ length: HOUSES_OF_BLOCK }, (_, index) => found.out * HOUSES_OF_BLOCK + index + 1).flatMap(
      (number) => {
        const place = houseOf(found.city, found.street, number);
        return place ? [{ number, spot: spotOf(place) }] : [];
      },
    );
  },
};

/** A tile of the map with the names of its streets and, from near, the numbers of its houses. */
export const drawCityTile = (zoom: number, x: number, y: number, theme: 'light' | 'dark'): string =>
  drawTile(zoom, x, y, theme, streetLabels(cityNames));
