import type { GeoPoint } from '@domain/catalog/index.ts';

/** A place on the flat map: pixels of zoom 16, east and south of the corner of the world. */
export type Spot = { readonly x: number; readonly y: number };

export const WORLD_ZOOM = 16;
const WORLD_SIZE = 256 * 2 ** WORLD_ZOOM;

/** Web Mercator, as every slippy map has it. */
export const spotOf = ({ latitude, longitude }: GeoPoint): Spot => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: WORLD_SIZE * (longitude / 360 + 0.5),
    y: WORLD_SIZE * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
};

export const placeOf = ({ x, y }: Spot): GeoPoint => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD_SIZE))) * 180) / Math.PI,
  longitude: (x / WORLD_SIZE - 0.5) * 360,
});

/** A pseudo-random number from 0 to 1 for two whole numbers and a purpose. */
export const chance = (i: number, j: number, purpose: number): number => {
  let mixed = Math.imul(i, 374_761_393) ^ Math.imul(j, 668_265_263) ^ Math.imul(purpose, 1_442_695_041);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};
