import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** A table with a candle and two chairs: no table is reserved. */
export const laidTableDrawing: DrawingShapes = [
  ['line', 'M10 34v46M10 60h14v20M86 34v46M86 60H72v20'],
  ['line', 'M48 54v26M38 80h20'],
  ['paper', 'M45 28h6a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z'],
  ['accent', 'M48 10c5 5 5 12 0 12s-5-7 0-12z'],
  ['warm', 'M24 46h48a4 4 0 0 1 4 4v0a4 4 0 0 1 -4 4h-48a4 4 0 0 1 -4 -4v-0a4 4 0 0 1 4 -4z'],
];
