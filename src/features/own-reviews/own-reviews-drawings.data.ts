import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** A speech bubble with a star: nothing was reviewed. */
export const starredWordsDrawing: DrawingShapes = [
  ['paper', 'M20 16h56a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H46L30 82V68H20a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8z'],
  ['accent', 'M48.0 26.0L52.4 36.9L64.2 37.7L55.1 45.3L58.0 56.8L48.0 50.5L38.0 56.8L40.9 45.3L31.8 37.7L43.6 36.9z'],
];
