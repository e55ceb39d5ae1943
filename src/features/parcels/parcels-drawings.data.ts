import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** A closed box: no parcel is under way. */
export const closedBoxDrawing: DrawingShapes = [
  ['warm', 'M24 38h48a4 4 0 0 1 4 4v34a4 4 0 0 1 -4 4h-48a4 4 0 0 1 -4 -4v-34a4 4 0 0 1 4 -4z'],
  ['paper', 'M18 24h60a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-60a4 4 0 0 1 -4 -4v-8a4 4 0 0 1 4 -4z'],
  ['accent', 'M44 24h8a2 2 0 0 1 2 2v24a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-24a2 2 0 0 1 2 -2z'],
];

/** An open, empty box: no parcel has arrived. */
export const openBoxDrawing: DrawingShapes = [
  ['line', 'M48 12v10M30 16l5 8M66 16l-5 8'],
  ['warm', 'M22 46h52v32a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4z'],
  ['paper', 'M22 46L10 34h26l12 12z'],
  ['paper', 'M74 46l12-12H60L48 46z'],
];
