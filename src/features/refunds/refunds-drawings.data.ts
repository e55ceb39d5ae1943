import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** A coin above a pocket: nothing has come back. */
export const pocketDrawing: DrawingShapes = [
  ['accent', 'M36 24a12 12 0 1 0 24 0a12 12 0 1 0 -24 0z'],
  ['warm', 'M16 46h64v18a18 18 0 0 1-18 18H34a18 18 0 0 1-18-18z'],
  ['line', 'M26 57h7m7 0h7m7 0h7m7 0h2'],
];
