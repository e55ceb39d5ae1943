import type { GeoPoint } from '@domain/catalog/index.ts';

/** A place on the flat map of one zoom: pixels east and south of the corner of the world. */
export type Spot = { readonly x: number; readonly y: number };

/** One picture of the map, and where its corner lies from the middle. */
export type Tile = { readonly column: number; readonly row: number; readonly left: number; readonly top: number };

export const TILE_SIZE = 256;
/** Beyond it the flat map has no end. */
const HIGHEST_LATITUDE = 85.05;
/** A ten-thousandth of a minute of arc: a hand's breadth. */
const DIGITS = 6;

const worldSize = (zoom: number): number => TILE_SIZE * 2 ** zoom;

/** Web Mercator, as the tiles have it. */
export const spotOf = ({ latitude, longitude }: GeoPoint, zoom: number): Spot => {
  const sine = Math.sin((Math.min(HIGHEST_LATITUDE, Math.max(-HIGHEST_LATITUDE, latitude)) * Math.PI) / 180);
  return { x: worldSize(zoom) * (longitude / 360 + 0.5), y: worldSize(zoom) * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) };
};

export const placeAt = ({ x, y }: Spot, zoom: number): GeoPoint => {
  const size = worldSize(zoom);
  const turned = (((x / size) % 1) + 1) % 1;
  return {
    latitude: rounded((Math.atan(Math.sinh(Math.PI * (1 - 2 * Math.min(1, Math.max(0, y / size))))) * 180) / Math.PI),
    longitude: rounded((turned - 0.5) * 360),
  };
};

/** The tiles that cover a window of this size around the middle. */
export const tilesAround = (middle: Spot, zoom: number, window: { readonly width: number; readonly height: number }): readonly Tile[] => {
  const count = 2 ** zoom;
  const columns = span(middle.x, window.width);
  const rows = span(middle.y, window.height).filter((row) => row >= 0 && row < count);
  return rows.flatMap((row) =>
    columns.map((column) => ({ column: ((column % count) + count) % count, row, left: column * TILE_SIZE - middle.x, top: row * TILE_SIZE - middle.y })),
  );
};

const span = (middle: number, length: number): readonly number[] => {
  const first = Math.floor((middle - length / 2) / TILE_SIZE);
  const last = Math.floor((middle + length / 2) / TILE_SIZE);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS));
