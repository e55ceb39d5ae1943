import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** A wallet with a coin: no money has moved. */
export const walletDrawing: DrawingShapes = [
  ['paper', 'M29 26a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z'],
  ['warm', 'M22 34h48a8 8 0 0 1 8 8v30a8 8 0 0 1 -8 8h-48a8 8 0 0 1 -8 -8v-30a8 8 0 0 1 8 -8z'],
  ['paper', 'M84 48H66a9 9 0 0 0 0 18h18a2 2 0 0 0 2-2V50a2 2 0 0 0-2-2z'],
  ['accent', 'M65 57a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
];
