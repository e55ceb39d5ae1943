import type { GeoPoint } from '@domain/catalog/index.ts';
import { isWater } from './waters.ts';
import { chance, placeOf, spotOf, type Spot } from './world.ts';

/** A crossing of the grid, by its column and row. */
export type Crossing = { readonly column: number; readonly row: number };
export type StreetRank = 'avenue' | 'street' | 'lane';

/** Size of a block in pixels of zoom 16: about a hundred meters. */
export const BLOCK = 76;
const EVERY_AVENUE = 8;
const EVERY_STREET = 2;
const MISSING_LANES = 0.24;
const PARK_CELL = 4;
const PARKS = 0.13;

/** Streets follow a grid with gentle bends, like old towns, slightly different at every corner. */
export const spotAt = ({ column, row }: Crossing): Spot => {
  const [x, y] = [column * BLOCK, row * BLOCK];
  return {
    x:
      x +
      150 * Math.sin(y / 830 + 1.7 * Math.sin(x / 2900)) +
      60 * Math.sin(y / 310 + x / 1700) +
      16 * (chance(column, row, 1) - 0.5),
    y:
      y +
      140 * Math.sin(x / 910 + 1.3 * Math.sin(y / 3100)) +
      55 * Math.sin(x / 340 - y / 1500) +
      16 * (chance(column, row, 2) - 0.5),
  };
};

/** Rank of the street along a column (south) or a row (east). */
export const rankOf = (line: number): StreetRank => {
  if (line % EVERY_AVENUE === 0) return 'avenue';
  return line % EVERY_STREET === 0 ? 'street' : 'lane';
};

/** Whether a block is part of a park. Parks fill cells of several blocks, less their rims. */
export const isPark = (column: number, row: number): boolean => {
  const [i, j] = [Math.floor(column / PARK_CELL), Math.floor(row / PARK_CELL)];
  const seed = chance(i, j, 3);
  if (seed > PARKS) return false;
  const width = seed < PARKS / 2 ? PARK_CELL : PARK_CELL - 2;
  return column - i * PARK_CELL < width && row - j * PARK_CELL < (seed < PARKS / 3 ? PARK_CELL : PARK_CELL - 1);
};

/**
 * Whether a crossing connects to its neighbor in the south or east. Only avenues cross water; nothing crosses parks.
 */
export const isStreet = (from: Crossing, direction: 'south' | 'east'): boolean => {
  const { column, row } = from;
  const rank = rankOf(direction === 'south' ? column : row);
  const to = direction === 'south' ? { column, row: row + 1 } : { column: column + 1, row };
  if (isWater(spotAt(from), rank === 'avenue') || isWater(spotAt(to), rank === 'avenue')) return false;
  if (rank === 'avenue') return true;
  const [before, after] =
    direction === 'south'
      ? [isPark(column - 1, row), isPark(column, row)]
      : [isPark(column, row - 1), isPark(column, row)];
  if (before && after) return false;
  return rank === 'street' || chance(column, row, direction === 'south' ? 4 : 5) > MISSING_LANES;
};

/** The crossing nearest to a place on the globe. */
export const crossingNear = (place: GeoPoint): Crossing => {
  const wanted = spotOf(place);
  const start = { column: Math.round(wanted.x / BLOCK), row: Math.round(wanted.y / BLOCK) };
  let best = { crossing: start, distance: Infinity };
  for (let column = start.column - 5; column <= start.column + 5; column++) {
    for (let row = start.row - 5; row <= start.row + 5; row++) {
      const { x, y } = spotAt({ column, row });
      const distance = Math.hypot(x - wanted.x, y - wanted.y);
      if (distance < best.distance) best = { crossing: { column, row }, distance };
    }
  }
  return best.crossing;
};

export const placeAt = (crossing: Crossing): GeoPoint => placeOf(spotAt(crossing));
