export { drawTile } from './draw-tile.ts';
export type { Theme } from './palette.data.ts';
export { crossingNear, isStreet, placeAt, type Crossing } from './street-grid.ts';
