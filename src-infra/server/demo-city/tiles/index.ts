export { drawTile } from './draw-tile.ts';
export { crossingNear, isStreet, placeAt } from './street-grid.ts';
