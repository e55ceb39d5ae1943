import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** A bag that has arrived: there is nothing more to follow. */
export const deliveredBagDrawing: DrawingShapes = [
  ['line', 'M36 36v-8a12 12 0 0 1 24 0v8'],
  ['warm', 'M26 34h44l5 44a3 3 0 0 1-3 3H24a3 3 0 0 1-3-3z'],
  ['paper', 'M36 58a12 12 0 1 0 24 0a12 12 0 1 0 -24 0z'],
  ['line', 'M42 58l4 4 8-8'],
];
