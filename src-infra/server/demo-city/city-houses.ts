import { tidyPlace } from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { houseAt, HOUSES_OF_BLOCK } from './address-at.ts';
import { allCities, BLOCKS_OUT, type HalfLine } from './city-streets.ts';
import type { CitySlug } from './content/types.ts';
import { isStreet, placeOf, spotAt, type Crossing, type Spot } from './tiles/index.ts';

/** Pixels of zoom 16 between a door and the middle of its street; the nearest where streets meet at a narrow angle. */
const DOORS = [9, 5, 2] as const;

/** The location of a house; `undefined` if the street has no such house. */
export const houseOf = (city: CitySlug, street: HalfLine, number: number): GeoPoint | undefined => {
  const out = (Math.floor((number - 1) / 2) + 0.5) / (HOUSES_OF_BLOCK / 2);
  const piece = pieceOf(city, street, out);
  if (!piece || out > BLOCKS_OUT) return undefined;
  const side = number % 2 === 1 ? -1 : 1;
  return DOORS.map((door) => tidyPlace(placeOf(doorAt(piece, side * door)))).find((place) => {
    const found = houseAt(place);
    return found?.city === city && found.number === number && isSameLine(found.street, street);
  });
};

/** Where a street starts: its first house; `undefined` for a street without houses. */
export const startOf = (city: CitySlug, street: HalfLine): GeoPoint | undefined => {
  for (let number = 1; number <= FIRST_HOUSES; number += 2) {
    const place = houseOf(city, street, number);
    if (place) return place;
  }
  return undefined;
};

/** A street without any of its first houses, up to this count, is skipped. */
const FIRST_HOUSES = 6 * HOUSES_OF_BLOCK;

type Piece = { readonly from: Spot; readonly to: Spot; readonly part: number };

/**
 * The segment of a street at a distance from the middle of the city, in blocks; `undefined` if the line is not built
 * there.
 */
const pieceOf = (city: CitySlug, { direction, offset, half }: HalfLine, out: number): Piece | undefined => {
  const middle = allCities().find(({ slug }) => slug === city)?.middle;
  if (!middle) return undefined;
  const isSouth = direction === 'south';
  const along = (isSouth ? middle.row : middle.column) + (half === 'along' ? out : -out);
  const start = Math.floor(along);
  const line = (isSouth ? middle.column : middle.row) + offset;
  const corner = (stop: number): Crossing => (isSouth ? { column: line, row: stop } : { column: stop, row: line });
  if (!isStreet(corner(start), direction)) return undefined;
  return { from: spotAt(corner(start)), to: spotAt(corner(start + 1)), part: along - start };
};

/** A point beside the street; positive is on the right. */
const doorAt = ({ from, to, part }: Piece, aside: number): Spot => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return {
    x: from.x + part * dx - (dy / length) * aside,
    y: from.y + part * dy + (dx / length) * aside,
  };
};

const isSameLine = (left: HalfLine, right: HalfLine): boolean =>
  left.direction === right.direction && left.offset === right.offset && left.half === right.half;
