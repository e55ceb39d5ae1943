import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** A map with a pin: no address is saved. */
export const mapDrawing: DrawingShapes = [
  ['paper', 'M12 34l24-8 24 8 24-8v46l-24 8-24-8-24 8z'],
  ['line', 'M36 26v46M60 34v46'],
  ['accent', 'M63 32c0 11-15 26-15 26S33 43 33 32a15 15 0 0 1 30 0z'],
  ['paper', 'M43 32a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z'],
];
