import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** An empty basket: nothing of an order is sold any more. */
export const emptyBasketDrawing: DrawingShapes = [
  ['line', 'M28 40l12-22M68 40L56 18'],
  ['warm', 'M18 48h60l-5 26a7 7 0 0 1-7 6H30a7 7 0 0 1-7-6z'],
  ['paper', 'M17 38h62a5 5 0 0 1 5 5v2a5 5 0 0 1 -5 5h-62a5 5 0 0 1 -5 -5v-2a5 5 0 0 1 5 -5z'],
  ['line', 'M38 60v10M48 60v10M58 60v10'],
];
