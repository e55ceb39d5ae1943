import type { GeoPoint } from '@domain/catalog/index.ts';
import { crossingNear, isStreet, spotAt, type Crossing } from './street-grid.ts';
import { isWater } from './waters.ts';
import { spotOf, type Spot } from './world.ts';

/** The position of a door on the drawn map: a street by its grid line, and how far along it. */
export type StreetSpot = {
  readonly direction: 'south' | 'east';
  /** The column of a street that runs south, the row of one that runs east. */
  readonly line: number;
  /** Blocks from the corner of the world. */
  readonly along: number;
  readonly side: 'left' | 'right';
};

/** The street nearest to a location; `undefined` in the water, and where no street passes. */
export const nearestStreet = (place: GeoPoint): StreetSpot | undefined => {
  const spot = spotOf(place);
  if (isWater(spot, true)) return undefined;
  const { column, row } = crossingNear(place);
  const pieces = [
    { from: { column, row }, direction: 'south' },
    { from: { column, row: row - 1 }, direction: 'south' },
    { from: { column, row }, direction: 'east' },
    { from: { column: column - 1, row }, direction: 'east' },
  ] as const;
  const found = pieces
    .filter(({ from, direction }) => isStreet(from, direction))
    .map((piece) => ({ ...piece, ...footOf(spot, spotAt(piece.from), spotAt(endOf(piece))) }))
    .sort((left, right) => left.distance - right.distance)[0];
  if (!found) return undefined;
  const { from, direction, part, side } = found;
  return direction === 'south'
    ? { direction, line: from.column, along: from.row + part, side }
    : { direction, line: from.row, along: from.column + part, side };
};

type Piece = { readonly from: Crossing; readonly direction: 'south' | 'east' };
const endOf = ({ from: { column, row }, direction }: Piece): Crossing =>
  direction === 'south' ? { column, row: row + 1 } : { column: column + 1, row };

/** The distance of a point from a segment of street, and the nearest part of the segment. */
const footOf = (spot: Spot, from: Spot, to: Spot) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [px, py] = [spot.x - from.x, spot.y - from.y];
  const part = Math.min(0.999, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
  return {
    part,
    distance: Math.hypot(px - part * dx, py - part * dy),
    side: dx * py - dy * px < 0 ? ('left' as const) : ('right' as const),
  };
};
