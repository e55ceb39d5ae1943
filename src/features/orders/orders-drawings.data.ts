import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** Stacked lunchboxes: nothing was ordered yet. */
export const lunchboxDrawing: DrawingShapes = [
  ['line', 'M24 44V28a16 16 0 0 1 16-16h16a16 16 0 0 1 16 16v16'],
  ['warm', 'M37 24h22a5 5 0 0 1 5 5v4a5 5 0 0 1 -5 5h-22a5 5 0 0 1 -5 -5v-4a5 5 0 0 1 5 -5z'],
  ['paper', 'M27 44h42a5 5 0 0 1 5 5v5a5 5 0 0 1 -5 5h-42a5 5 0 0 1 -5 -5v-5a5 5 0 0 1 5 -5z'],
  ['accent', 'M27 64h42a5 5 0 0 1 5 5v6a5 5 0 0 1 -5 5h-42a5 5 0 0 1 -5 -5v-6a5 5 0 0 1 5 -5z'],
];

/** A closed door: nothing is under way to it. */
export const doorDrawing: DrawingShapes = [
  ['line', 'M16 80h64'],
  ['warm', 'M28 80V36a20 20 0 0 1 40 0v44z'],
  ['paper', 'M38 44v-6a10 10 0 0 1 20 0v6z'],
  ['accent', 'M56 60a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
];

/** A receipt under a magnifier: no order matches. */
export const searchedReceiptDrawing: DrawingShapes = [
  ['paper', 'M20 14h42v60l-7-6-7 6-7-6-7 6-7-6-7 6z'],
  ['line', 'M30 28h22M30 40h10'],
  ['warm', 'M45 52a15 15 0 1 0 30 0a15 15 0 1 0 -30 0z'],
  ['line', 'M71 63l14 14'],
];

/** An empty plate: no orders of a kind. */
export const emptyPlateDrawing: DrawingShapes = [
  ['paper', 'M24 50a24 24 0 1 0 48 0a24 24 0 1 0 -48 0z'],
  ['warm', 'M35 50a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z'],
  ['line', 'M6 24v12a5 5 0 0 0 10 0V24M11 24v52'],
  ['line', 'M82 76V24c6 4 8 14 8 26h-8'],
];

/** A receipt with an arrow back: no order has a refund. */
export const returnedReceiptDrawing: DrawingShapes = [
  ['paper', 'M18 14h42v60l-7-6-7 6-7-6-7 6-7-6-7 6z'],
  ['line', 'M28 28h22M28 40h12'],
  ['warm', 'M48 60a17 17 0 1 0 34 0a17 17 0 1 0 -34 0z'],
  ['line', 'M58 54v7h7M59 60.5a8 8 0 1 1 2 6.5'],
];
