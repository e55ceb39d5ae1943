import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** A sleeping bell: there is no news. */
export const sleepingBellDrawing: DrawingShapes = [
  ['line', 'M48 22v-6M39 78a9 9 0 0 0 18 0'],
  ['warm', 'M20 72c8-6 8-14 8-26a20 20 0 0 1 40 0c0 12 0 20 8 26z'],
  ['line', 'M36 50a5 5 0 0 0 9 0M51 50a5 5 0 0 0 9 0'],
];
