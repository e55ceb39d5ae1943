import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** A shop with a heart: no shop is liked. */
export const likedShopDrawing: DrawingShapes = [
  ['paper', 'M25 38h46a3 3 0 0 1 3 3v36a3 3 0 0 1 -3 3h-46a3 3 0 0 1 -3 -3v-36a3 3 0 0 1 3 -3z'],
  ['warm', 'M22 18h52l8 18a9 9 0 0 1-17 2 9 9 0 0 1-17 0 9 9 0 0 1-17 0 9 9 0 0 1-17-2z'],
  ['accent', 'M48 73c-8-5-13-9-13-15a7 7 0 0 1 13-3 7 7 0 0 1 13 3c0 6-5 10-13 15z'],
];
